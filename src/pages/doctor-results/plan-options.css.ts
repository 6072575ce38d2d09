import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Indented under their insurer. */
export const plans = style({
  marginInlineStart: '10px',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.border}`,
})
export const title = style({ fontSize: vars.text[1], color: vars.color.textQuiet })
