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
export const sent = style({ fill: color.tint3 })
export const shown = style({ fill: color.action })
export const opened = style({ fill: color.text })
export const lost = style({ fill: color.danger })
export const last = style({ fill: color.borderStrong })

export const scroll = style({ overflowX: 'auto', maxBlockSize: 420 })
export const table = style({
  inlineSize: '100%',
  fontSize: vars.text[1],
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
})
globalStyle(`${table} :is(th, td)`, {
  padding: space[2],
  textAlign: 'start',
  fontWeight: vars.weight.body,
  borderBlockEnd: `1px solid ${color.border}`,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(thead, tfoot) :is(th, td)`, { fontWeight: vars.weight.medium })
