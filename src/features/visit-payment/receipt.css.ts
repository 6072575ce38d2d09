import { globalStyle, style } from '@vanilla-extract/css'
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

/** What the button "Print" prints: this part of the page, and nothing around it. */
export const printed = style({})
const printing = 'html[data-print="receipt"]'
globalStyle(`${printing} body *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`${printing} ${printed}, ${printing} ${printed} *`, { '@media': { print: { visibility: 'visible' } } })
globalStyle(`${printing} ${printed}`, {
  '@media': { print: { position: 'absolute', insetBlockStart: 0, insetInline: 0 } },
})
globalStyle(`${printing} ${printed} button`, { '@media': { print: { display: 'none' } } })
