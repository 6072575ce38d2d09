import { style } from '@vanilla-extract/css'

/** Lines stay as they were written. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
