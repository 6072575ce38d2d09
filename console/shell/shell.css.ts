import { globalStyle, style } from '@vanilla-extract/css'
import { media, radiusPill, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars
const narrow = '(max-width: 479.98px)'
/** Of all pages, so that the menu stays where it is: a form and the app beside it have room. */
const widest = `calc(1560px + 2 * ${vars.page.gutter})`

export const skip = style({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockStart: -60,
  zIndex: 20,
  padding: space[3],
  background: color.surface,
  color: color.text,
  borderRadius: 8,
  ':focus': { insetBlockStart: space[2] },
})

export const header = style({
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
})
/** One row on every screen: on a phone the name is cut short before anything moves below it. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.page.headerHeight,
  paddingBlock: space[2],
  inlineSize: '100%',
  maxInlineSize: widest,
  marginInline: 'auto',
  paddingInline: vars.page.gutter,
})
export const brand = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  fontSize: vars.text[3],
  lineHeight: vars.leading.snug,
  flex: '0 1 auto',
  minInlineSize: '4rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const kind = style({
  color: color.textQuiet,
  fontSize: vars.text[1],
  whiteSpace: 'nowrap',
  // Beside the language and the way out there is room for the name alone.
  '@media': { [narrow]: { display: 'none' } },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // The list of languages becomes narrow, the button does not.
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineStart: 'auto',
})
/** Words of a button that is its drawing alone where there is no room for them; they are read aloud in any case. */
export const roomyWords = style({
  '@media': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  inlineSize: '100%',
  maxInlineSize: widest,
  marginInline: 'auto',
  paddingInline: vars.page.gutter,
  paddingBlock: `${space[5]} ${space[16]}`,
  '@media': { [media.desk]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: space[10] } },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: 820,
  selectors: { '&:has([data-beside])': { maxInlineSize: 'none' } },
  ':focus': { outline: 'none' },
})

/** On a phone one row that is moved sideways: a dozen entries would take the whole first screen. */
export const nav = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  marginInline: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.page.gutter,
  paddingBlock: space[1],
  scrollPaddingInline: vars.page.gutter,
  '@media': { [media.desk]: { flexDirection: 'column', overflowX: 'visible', marginInline: 0, paddingInline: 0 } },
})
export const link = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touchTarget,
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radiusPill,
  background: color.surface,
  color: color.text,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: color.tint1 },
    '&[aria-current="page"]': { background: color.tint2, color: color.onTint, borderColor: color.tint3 },
  },
  '@media': {
    [media.desk]: { border: '1px solid transparent', background: 'none', borderRadius: vars.radius.control },
  },
})
globalStyle(`${nav} svg`, { flex: 'none' })

export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: `calc(560px + 2 * ${vars.page.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.page.gutter,
  paddingBlock: `${space[6]} ${space[16]}`,
  ':focus': { outline: 'none' },
})
