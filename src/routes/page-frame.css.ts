import { style } from '@vanilla-extract/css'

/** Identifies the screen and has no effect on the layout. */
export const frame = style({ display: 'contents' })
