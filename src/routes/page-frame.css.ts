import { style } from '@vanilla-extract/css'

/** Names the screen and takes no part in the layout. */
export const frame = style({ display: 'contents' })
