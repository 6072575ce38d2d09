import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: size.touchTarget,
  paddingBlock: 6,
  paddingInline: 14,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.chip,
  background: color.surface,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&[aria-pressed="true"]': { background: color.tint2, borderColor: color.tint3, color: color.onTint },
    '&[aria-busy="true"]': { opacity: 0.6 },
    '[data-ground="hero"] &': { background: 'transparent', borderColor: color.heroLine, color: color.onHero },
    '[data-ground="hero"] &:hover': { background: color.heroRaised },
    '[data-ground="hero"] &[aria-pressed="true"]': {
      background: color.onHero,
      borderColor: 'transparent',
      color: color.hero,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 22,
  blockSize: 22,
  paddingInline: 6,
  borderRadius: 11,
  background: color.action,
  color: color.onAction,
  fontSize: vars.text[1],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})

export const chips = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: 4,
  marginInline: `calc(${vars.page.gutter} * -1)`,
  paddingInline: vars.page.gutter,
  scrollPaddingInline: vars.page.gutter,
})
/** A chip longer than the row scrolls, and is not broken into lines. */
globalStyle(`${chips} > *`, { flex: 'none', whiteSpace: 'nowrap' })
export const chipsFlow = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const chipsFlowWide = style([
  chips,
  {
    '@media': {
      [media.columns]: { flexWrap: 'wrap', overflow: 'visible', paddingBlock: 0, marginInline: 0, paddingInline: 0 },
    },
  },
])
