import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
