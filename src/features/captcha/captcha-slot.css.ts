import { style } from '@vanilla-extract/css'

/** Takes no room while it is empty, not even that between two parts of a step. */
export const slot = style({ ':empty': { position: 'absolute' } })
