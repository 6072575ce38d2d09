import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

export const group = style({
  paddingBlock: `${space[4]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
})
export const title = style({
  float: 'inline-start',
  inlineSize: '100%',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  marginBlockEnd: space[1],
})
globalStyle(`${title} + *`, { clear: 'both' })
/** The head of a group that opens and closes. */
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touchTarget,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const foldMark = style({ display: 'inline-flex', marginInlineStart: 'auto' })
globalStyle(`${group}[open] > ${fold} ${foldMark}`, { transform: 'rotate(180deg)' })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touchTarget,
  paddingBlock: '6px',
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
})
export const words = style({ flex: 1, minInlineSize: 0 })
export const count = style({ fontSize: vars.text[1], color: vars.color.textQuiet, fontVariantNumeric: 'tabular-nums' })
/** As wide without its number, which comes later: words that wrapped then would move what is below. */
export const optionCount = style([count, { minInlineSize: '3ch', textAlign: 'end' }])
export const more = style({
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  color: vars.color.brandText,
  minBlockSize: size.touchTarget,
  lineHeight: size.touchTarget,
  cursor: 'pointer',
})
export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  inlineSize: '100%',
})
