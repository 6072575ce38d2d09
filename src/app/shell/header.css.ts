import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

const header = style({ position: 'relative', zIndex: 20, borderBlockEnd: '1px solid' })
export const grounds = styleVariants({
  header: [header, { background: color.header, color: color.onHeader, borderColor: color.headerLine }],
  /** Grown together with the head of the page below it. */
  hero: [header, { background: color.hero, color: color.onHero, borderColor: color.hero, marginBlockEnd: -1 }],
})
globalStyle('[data-ground="header"] :focus-visible', { outlineColor: color.onHeader })

const line = style({ display: 'flex', alignItems: 'center', gap: space[2], blockSize: vars.page.headerHeight })
export const lines = styleVariants({
  start: [line],
  middle: [
    line,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      '@media': { [media.desk]: { blockSize: 84 } },
    },
  ],
})

const nav = style({ display: 'none', gap: space[1], '@media': { [media.desk]: { display: 'flex' } } })
export const navs = styleVariants({
  start: [nav, { marginInlineStart: space[6] }],
  middle: [nav, { marginInlineStart: -14 }],
})

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

const end = style({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineEnd: -10 })
export const ends = styleVariants({
  start: [end, { marginInlineStart: 'auto' }],
  /** On phones the switch stands at one side of the logo and the account at the other. */
  middle: [
    end,
    {
      gridColumn: 3,
      gridRow: 1,
      justifySelf: 'end',
      '@media': { 'not all and (min-width: 900px)': { display: 'contents' } },
    },
  ],
})
export const middleLogo = style({ gridColumn: 2, gridRow: 1, display: 'contents' })
globalStyle(`${middleLogo} > *`, { gridColumn: 2, gridRow: 1 })
globalStyle(`${lines.middle} > ${navs.middle}`, { gridColumn: 1, gridRow: 1 })
globalStyle(`${ends.middle} > *`, { gridRow: 1 })
globalStyle(`${ends.middle} > :first-child`, { gridColumn: 1, justifySelf: 'start', marginInlineStart: -10 })
globalStyle(`${ends.middle} > :nth-child(2)`, { gridColumn: 3, justifySelf: 'end' })

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
