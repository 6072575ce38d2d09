import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const part = style({
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-of-type': { borderBlockStart: 0 } },
})
export const title = style({ marginBlockEnd: space[3] })
