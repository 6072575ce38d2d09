import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 330px), 1fr))',
})
globalStyle(`${list} > li`, { display: 'grid' })
export const card = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'center',
  blockSize: '100%',
  padding: space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  ':hover': { borderColor: vars.color.action },
})
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
