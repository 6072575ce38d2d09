import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const steps = style({ display: 'grid', gap: space[5] })
globalStyle(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  background: vars.color.tint2,
  color: vars.color.onTint,
  fontSize: vars.text[1],
  fontWeight: vars.weight.strong,
})
