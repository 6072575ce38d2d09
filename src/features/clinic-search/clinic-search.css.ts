import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const onlyWide = { display: 'none', '@media': { [media.columns]: { display: 'block' } } } as const

export const page = style({ paddingBlock: `${space[2]} ${space[10]}` })

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  marginBlockEnd: space[4],
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 220px',
  minInlineSize: 0,
  minBlockSize: '56px',
  paddingInline: space[3],
  borderRadius: `calc(${vars.radius.card} - 6px)`,
  ':focus-within': { background: vars.color.tint1 },
})
/** The focus ring is drawn round the whole field. */
globalStyle(`${field}:has(:focus-visible)`, { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` })
export const fieldIcon = style({ flex: 'none', color: vars.color.brandText })
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const label = style({ fontSize: vars.text[1], color: vars.color.textQuiet, lineHeight: vars.leading.snug })
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '28px',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  outline: 'none',
  '::placeholder': { color: vars.color.textQuiet, opacity: 1 },
})
export const formEnd = style({
  display: 'flex',
  flex: '1 0 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [media.dialog]: { flexGrow: 0 } },
})

/** On phones the filters stay within reach while the list scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 15,
  background: vars.color.page,
  paddingBlock: '6px',
  marginBlockEnd: space[2],
  '@media': { [media.columns]: { display: 'none' } },
})
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.columns]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: space[8] } },
})
export const side = style({
  ...onlyWide,
  '@media': {
    [media.columns]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: space[5],
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 40px)',
      overflow: 'auto',
      scrollbarWidth: 'thin',
      paddingInlineEnd: space[2],
      paddingInlineStart: '2px',
    },
  },
})
export const main = style({ minInlineSize: 0 })
export const heading = style({ fontSize: vars.text[4] })
export const chosen = style({ ...onlyWide, marginBlockStart: space[3] })
export const under = style({ display: 'grid', gap: space[3], marginBlockEnd: space[4] })

export const group = style({
  paddingBlock: `${space[4]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
})
export const groupTitle = style({
  float: 'inline-start',
  inlineSize: '100%',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  marginBlockEnd: space[1],
})
globalStyle(`${groupTitle} + *`, { clear: 'both' })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touchTarget,
  paddingBlock: '6px',
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
})
export const optionWords = style({ flex: 1, minInlineSize: 0 })
export const count = style({ fontSize: vars.text[1], color: vars.color.textQuiet, fontVariantNumeric: 'tabular-nums' })
export const moreOptions = style({
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  color: vars.color.brandText,
  minBlockSize: size.touchTarget,
  lineHeight: size.touchTarget,
  cursor: 'pointer',
})
export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  inlineSize: '100%',
})

export const list = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.map]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] } },
})
globalStyle(`${list} > li`, { display: 'grid' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[4],
})
