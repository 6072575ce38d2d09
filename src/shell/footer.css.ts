import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

const footer = style({
  marginBlockStart: space[8],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  // Hidden on phones (U05), which have the tab bar; without scripts nothing opens its drawer.
  '@media': {
    'not all and (min-width: 760px)': { display: 'none' },
    '(scripting: none)': { display: 'block' },
  },
})
export const kinds = styleVariants({
  full: [footer],
  minimal: [footer],
  centred: [footer, { textAlign: 'center', background: color.hero, color: color.onHero, borderColor: color.heroLine }],
})
/** With a solid header the footer has the header's background. */
export const solid = style({ background: color.header, color: color.onHeader, borderColor: color.header })

export const layouts = styleVariants({
  /** The tenant's text and links beside each other, with as many columns as needed. */
  full: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[10] },
  minimal: { display: 'grid', gap: space[3] },
  centred: { display: 'grid', gap: space[5], justifyItems: 'center' },
})
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
/** More links than fit one column. */
export const many = style({ columns: 2, columnGap: space[6] })
export const inLine = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` })
globalStyle(`${kinds.centred} ${inLine}`, { justifyContent: 'center' })
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
