import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

const footer = style({
  marginBlockStart: space[8],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  // Hidden on phones (U05), where the sections stand at the foot instead.
  '@media': { 'not all and (min-width: 760px)': { display: 'none' } },
})
export const kinds = styleVariants({
  full: [footer],
  minimal: [footer],
  centred: [footer, { textAlign: 'center', background: color.hero, color: color.onHero, borderColor: color.heroLine }],
})
/** Below a solid header the footer takes its ground. */
export const solid = style({ background: color.header, color: color.onHeader, borderColor: color.header })

export const columns = style({ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: space[6] })
export const quiet = styleVariants({
  full: { color: color.textQuiet },
  minimal: { color: color.textQuiet },
  centred: { color: color.onHeroQuiet },
  solid: { color: color.onHeaderQuiet },
})
export const tagline = style({ marginBlockStart: 8, maxInlineSize: '40ch' })
globalStyle(`${kinds.centred} ${tagline}`, { marginInline: 'auto' })
export const link = style({
  display: 'inline-block',
  minBlockSize: size.touchTarget,
  paddingBlock: 10,
  ':hover': { textDecoration: 'underline' },
})
/** More ways than one column holds. */
export const many = style({ columns: 2, columnGap: space[6] })
export const inLine = style({ display: 'flex', marginBlockStart: space[4], borderColor: 'transparent' })
export const inLineList = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, justifyContent: 'inherit' })
export const markup = style({ marginBlockStart: space[6] })
globalStyle(`${kinds.centred} :is(${markup}, ${inLineList})`, { marginInline: 'auto', textAlign: 'start' })
globalStyle(`${kinds.minimal} ${inLine}`, { marginBlockStart: 0 })
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
  fontSize: vars.text[1],
})
export const legalBelow = style({
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: '1px solid',
})
export const lines = styleVariants({
  full: { borderColor: color.border },
  minimal: {},
  centred: { borderColor: color.heroLine, justifyContent: 'center' },
  solid: { borderColor: color.headerLine },
})
export const heading = style({
  font: `${vars.weight.strong} ${vars.text[2]}/${vars.leading.snug} ${vars.font.text}`,
  letterSpacing: 0,
  marginBlockEnd: 4,
})
