import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

export const visits = style({
  marginBlockEnd: space[6],
  background: vars.color.heroRaised,
  color: vars.color.onHero,
  border: `1px solid ${vars.color.heroLine}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
export const heading = style({
  padding: `${space[3]} ${space[4]} 0`,
  fontFamily: vars.font.text,
  fontSize: vars.text[1],
  fontWeight: vars.weight.body,
  letterSpacing: 0,
  color: vars.color.onHeroQuiet,
})
export const row = style({ display: 'flex', alignItems: 'stretch' })
globalStyle(`${row} + ${row}`, { borderBlockStart: `1px solid ${vars.color.heroLine}` })
export const link = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 64,
  padding: `${space[2]} ${space[4]}`,
  outlineOffset: '-4px',
  selectors: { '&:focus-visible': { outlineColor: vars.color.onHero } },
})
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  lineHeight: vars.leading.snug,
})
export const time = style({
  fontSize: vars.text[3],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const timeOff = style([time, { textDecoration: 'line-through', fontWeight: vars.weight.body }])
export const off = style({ fontWeight: vars.weight.strong })
export const offer = style([off, { flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }])
export const withWhom = style({ flexBasis: '100%', fontSize: vars.text[1], color: vars.color.onHeroQuiet })
export const putAway = style({
  minInlineSize: size.touchTarget,
  minBlockSize: size.touchTarget,
  paddingInline: space[4],
  borderInlineStart: `1px solid ${vars.color.heroLine}`,
  fontWeight: vars.weight.medium,
  fontSize: vars.text[1],
  outlineOffset: '-4px',
  selectors: { '&:focus-visible': { outlineColor: vars.color.onHero } },
})
