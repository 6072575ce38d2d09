import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const summary = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  marginBlockEnd: space[4],
  '@media': { [media.dialog]: { gridTemplateColumns: 'auto minmax(0, 320px)', gap: space[8] } },
})
export const spread = style({ display: 'grid', gap: space[1] })
export const spreadRow = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 28px',
  gap: space[2],
  alignItems: 'center',
})
export const bar = style({
  inlineSize: '100%',
  blockSize: '8px',
  borderRadius: '4px',
  background: vars.color.sunken,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
globalStyle(`${bar} rect`, { fill: vars.color.brandText })
export const list = style({ display: 'grid', marginBlockEnd: space[4] })
export const review = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const stars = style({ display: 'flex', gap: '2px' })
export const given = style({ color: vars.color.brandText })
export const notGiven = style({ color: vars.color.borderStrong })
globalStyle(`${given} svg`, { fill: 'currentColor' })
