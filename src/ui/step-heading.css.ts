import { style } from '@vanilla-extract/css'

/** Focused by script when what is shown changes, so that it is read aloud; it is not interactive. */
export const heading = style({ ':focus-visible': { outline: 'none' } })
