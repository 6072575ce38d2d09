import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

/** A calm narrow column: one question at a time. */
export const column = style({ maxInlineSize: 440, marginInline: 'auto', paddingBlock: `${space[8]} ${space[10]}` })

/** Focused by script when a step begins; it is not interactive. */
export const heading = style({ ':focus-visible': { outline: 'none' } })
