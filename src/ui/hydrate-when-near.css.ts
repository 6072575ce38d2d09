import { style } from '@vanilla-extract/css'

/** A mark around a part that is no box of its own. */
export const part = style({ display: 'contents' })
