import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

const header = style({ position: 'relative', zIndex: 20, borderBlockEnd: '1px solid' })
export const grounds = styleVariants({
  header: [header, { background: color.header, color: color.onHeader, borderColor: color.headerLine }],
  /** Joined with the head of the page below it. */
  hero: [header, { background: color.hero, color: color.onHero, borderColor: color.hero, marginBlockEnd: -1 }],
})
globalStyle('[data-ground="header"] :focus-visible', { outlineColor: color.onHeader })

export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], blockSize: vars.page.headerHeight })
/** The logo in the middle, whatever is beside it, as long as there is room for all of what stands at the end. */
export const lineMiddle = style([
  line,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
    '@media': { [media.desk]: { blockSize: 84 } },
  },
])
export const begin = style({ display: 'flex', alignItems: 'center', minInlineSize: 0, marginInlineStart: -14 })
export const beginFlow = style({ display: 'flex', alignItems: 'center', minInlineSize: 0, gap: space[1] })

export const nav = style({ display: 'none', gap: space[1], '@media': { [media.desk]: { display: 'flex' } } })
globalStyle(`${beginFlow} > ${nav}`, { marginInlineStart: space[6] })

export const navLink = style({
  paddingBlock: 10,
  paddingInline: 14,
  minBlockSize: size.touchTarget,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
    '&[aria-current]': { boxShadow: 'inset 0 -2px 0 currentColor', borderRadius: 0 },
  },
})

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifySelf: 'end',
  gap: space[1],
  marginInline: 'auto -10px',
})

/** The tenant's text below the header. */
export const strip = style({
  paddingBlock: space[2],
  borderBlockStart: '1px solid',
  borderColor: 'inherit',
  fontSize: vars.text[1],
})

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: size.touchTarget,
  minInlineSize: size.touchTarget,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  ':hover': { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
})
export const onlyDesk = style({ display: 'none', '@media': { [media.desk]: { display: 'inline' } } })
export const onlyPhone = style({ '@media': { [media.desk]: { display: 'none' } } })
