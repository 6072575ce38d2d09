import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const words = style({ flex: '1 1 240px', minInlineSize: 0 })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const whole = style({ flex: '1 0 100%', minInlineSize: 0, ':empty': { display: 'none' } })
export const summary = style({
  minBlockSize: size.touchTarget,
  paddingBlock: space[2],
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
})
globalStyle(`details[open] > ${summary}`, { listStyle: 'disclosure-open inside' })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const change = style({ overflowWrap: 'anywhere' })
