import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const amounts = style({ display: 'grid', gap: space[2], fontVariantNumeric: 'tabular-nums' })
export const amount = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })
export const total = style([
  amount,
  {
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: 10,
    fontWeight: vars.weight.strong,
    fontSize: vars.text[3],
  },
])
