import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], margin: 0 })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], fontSize: vars.text[1] })
export const key = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const chart = style({
  inlineSize: '100%',
  blockSize: 160,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: vars.text[1],
  color: color.textQuiet,
})
/** What its longest bar stands for. */
export const most = style({ fontSize: vars.text[1], color: color.textQuiet, fontVariantNumeric: 'tabular-nums' })
// As pale as it is, its edge tells it from the ground.
export const sent = style({ fill: color.tint3, stroke: color.borderStrong, vectorEffect: 'non-scaling-stroke' })
export const shown = style({ fill: color.action })
export const opened = style({ fill: color.text })
export const lost = style({ fill: color.danger })
export const last = style({ fill: color.borderStrong })

export const scroll = style({ overflowX: 'auto', maxBlockSize: 420 })
export const table = style({
  inlineSize: '100%',
  fontSize: vars.text[1],
  fontVariantNumeric: 'tabular-nums',
  // The border of a cell that stays stays with it.
  borderCollapse: 'separate',
  borderSpacing: 0,
})
globalStyle(`${table} :is(th, td)`, {
  padding: space[2],
  textAlign: 'start',
  fontWeight: vars.weight.body,
  borderBlockEnd: `1px solid ${color.border}`,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(thead, tfoot) :is(th, td)`, { fontWeight: vars.weight.medium })
// Days, names and sums stay in view where the rest is scrolled.
globalStyle(`${table} :is(thead th, tfoot :is(th, td), tr > :first-child)`, {
  position: 'sticky',
  background: color.surface,
})
globalStyle(`${table} thead th`, { insetBlockStart: 0, zIndex: 1 })
globalStyle(`${table} tfoot :is(th, td)`, { insetBlockEnd: 0, zIndex: 1 })
globalStyle(`${table} tr > :first-child`, { insetInlineStart: 0 })
globalStyle(`${table} :is(thead, tfoot) tr > :first-child`, { zIndex: 2 })
