import { globalStyle, style } from '@vanilla-extract/css'
import { freshMark } from '#src/page-load/fresh-document.ts'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars
const columns = '(min-width: 800px)'
const phone = 'not all and (min-width: 640px)'

/** Parts of a page that the tenant adds: the same space between any two, whichever of them a screen shows. */
export const part = style({ paddingBlock: space[4], '@media': { [media.desk]: { paddingBlock: space[6] } } })
/** A part with a background of its own, between two rules. */
export const band = style({
  marginBlock: space[4],
  paddingBlock: space[8],
  background: color.surface,
  borderBlock: `1px solid ${color.border}`,
  '@media': { [media.desk]: { marginBlock: space[6], paddingBlock: space[12] } },
})
export const parts = style({
  overflowWrap: 'anywhere',
  marginBlock: `-${space[4]} ${space[4]}`,
  '@media': { [media.desk]: { marginBlock: `-${space[6]} ${space[6]}` } },
})
// Five screens of them follow what is seen first, with a film's controls among them: see `freshMark`. A shadow is not cut off.
globalStyle(`:root[${freshMark}] ${parts} > *`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 480px',
  overflowClipMargin: space[8],
})
export const screens = {
  phone: style({ '@media': { [media.desk]: { display: 'none' } } }),
  desk: style({ '@media': { 'not all and (min-width: 900px)': { display: 'none' } } }),
}

export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[4],
})
export const intro = style({ display: 'grid', alignContent: 'start', gap: space[2], maxInlineSize: size.measure })
export const lines = style({ whiteSpace: 'pre-line' })
export const beside = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] })

/** Text beside a picture, directly on the page. */
export const pair = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12], alignItems: 'center' } },
})
export const film = style({
  '@media': { [columns]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
export const framed = style({ overflow: 'hidden', borderRadius: vars.radius.card })

/** Text on a background of its own, with a picture that fills its side. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.accentTint,
  color: color.onAccentTint,
})
export const tinted = style({ background: color.tint2, color: color.onTint })
export const panelWide = style({
  '@media': { [columns]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const panelPicture = style({
  '@media': {
    [columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignContent: 'stretch', minBlockSize: 300 },
  },
})
export const panelWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: space[6],
  '@media': { [columns]: { padding: `${space[8]} ${space[10]}` } },
})
export const panelAction = style({
  padding: `0 ${space[6]} ${space[6]}`,
  '@media': { [columns]: { padding: `${space[8]} ${space[10]}` } },
})
export const large = style({ fontSize: vars.text[5] })
/** The picture is above its text on phones, beside it where there is room. */
export const first = style({ order: -1, '@media': { [columns]: { order: 0 } } })
export const aboveWords = style({ order: -1 })
/** Several items to press: beside each other where there is room, in a scrolling row on phones. */
const line = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '84%',
  marginInline: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.page.gutter,
  scrollPaddingInline: vars.page.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
} as const
export const row = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  selectors: { '&:has(> :nth-child(2))': { '@media': { [phone]: line } } },
})
globalStyle(`${row} > *`, { scrollSnapAlign: 'start' })

/** The whole of a card is its link. */
export const stretched = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' } },
})
export const grid = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
})
export const cards = style({ gap: space[4] })
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  ':hover': { borderColor: color.action },
})
export const cardWords = style({ display: 'grid', alignContent: 'start', gap: '6px', flex: 1, padding: space[5] })
export const point = style({ display: 'grid', alignContent: 'start', gap: '6px' })
export const icon = style({ color: color.brandText, marginBlockEnd: '4px' })
/** One line reserved for a date that the browser fills in. */
export const date = style({ minBlockSize: '1.5em', fontSize: vars.text[1], color: color.textQuiet })
globalStyle(`:lang(ar) ${date}`, { minBlockSize: '1.75em' })

export const numbered = style({
  counterReset: 'step',
  '@media': { [phone]: { gap: space[5] } },
})
export const numberedStep = style({
  counterIncrement: 'step',
  paddingBlockStart: space[4],
  borderBlockStart: `2px solid ${color.text}`,
  selectors: {
    '&:not(:has(> svg))::before': {
      content: 'counter(step)',
      fontSize: vars.text[4],
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.snug,
      fontVariantNumeric: 'tabular-nums',
    },
    '&::before': { color: color.brandText },
  },
  // Stacked: the drawing beside its text, under a thinner rule.
  '@media': {
    [phone]: {
      gridTemplateColumns: '36px minmax(0, 1fr)',
      columnGap: space[3],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})
globalStyle(`${numberedStep} > svg`, { color: color.brandText, marginBlockEnd: '4px' })
globalStyle(`${numberedStep} > svg, ${numberedStep}::before`, {
  '@media': { [phone]: { gridRow: '1 / span 2' } },
})
globalStyle(`${numberedStep} > :is(h3, p)`, { '@media': { [phone]: { gridColumn: 2 } } })
globalStyle(`${numbered} > li:first-child`, {
  '@media': { [phone]: { paddingBlockStart: 0, borderBlockStart: 'none' } },
})

export const links = style({
  columns: 2,
  columnGap: space[6],
  '@media': { [columns]: { columns: 4 }, '(max-width: 340px)': { columns: 1 } },
})
globalStyle(`${beside} ${links}`, { columns: 2, '@media': { '(max-width: 340px)': { columns: 1 } } })
export const linkItem = style({ breakInside: 'avoid' })
export const link = style({
  display: 'block',
  minBlockSize: size.touchTarget,
  paddingBlock: '10px',
  color: color.textQuiet,
  ':hover': { textDecoration: 'underline', color: color.text },
})

export const logos = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
})
/** Logos are made for a light background, and keep one in the dark scheme. */
export const logo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 72,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.tile,
  background: color.surface,
  color: color.textQuiet,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  lineHeight: vars.leading.snug,
})
export const logoPicture = style({
  '@media': { '(prefers-color-scheme: dark)': { background: '#eef0f0', borderColor: 'transparent', color: '#1b1f1f' } },
})

/** A row that scrolls only by hand, and stops at the beginning of a quotation. */
export const voices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 400px)',
  gap: space[6],
  '@media': { [columns]: { gridAutoColumns: `calc((100% - 2 * ${space[6]}) / 3)` } },
  marginInline: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.page.gutter,
  paddingBlock: '3px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.page.gutter,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.borderStrong} transparent`,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const voice = style({ scrollSnapAlign: 'start', display: 'grid' })
export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: `${space[4]} ${space[2]}`,
  borderBlockStart: `2px solid ${color.text}`,
})
export const speaker = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.text[1],
  color: color.textQuiet,
})
/** Buttons for pointers without horizontal scrolling. Their space is reserved until it is known whether they are needed. */
export const turn = style({ display: 'none', '@media': { [media.desk]: { display: 'flex', gap: space[1] } } })
export const idle = style({ visibility: 'hidden' })

export const video = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  background: color.tint3,
  objectFit: 'cover',
})

export const filmFailed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[3],
  color: color.textQuiet,
})

export const app = style({ '@media': { '(display-mode: standalone)': { display: 'none' } } })
/** As it will look among other apps. */
export const appIcon = style({ inlineSize: 104, blockSize: 104, borderRadius: '22%', boxShadow: vars.shadow.card })
export const appSide = style({
  display: 'none',
  '@media': { [columns]: { display: 'grid', placeItems: 'center', padding: `0 ${space[16]}` } },
})
