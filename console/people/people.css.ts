import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${color.border}` })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
})
export const words = style({ flex: '1 1 220px', minInlineSize: 0 })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const link = style({ overflowWrap: 'anywhere', userSelect: 'all', direction: 'ltr', textAlign: 'start' })
