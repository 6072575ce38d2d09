import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const phone = '(max-width: 999.98px)'

export const page = style({
  paddingBlock: `${space[4]} ${space[10]}`,
  '@media': { [media.columns]: { paddingBlockStart: space[5] } },
})

/** On phones the search is folded into one line; on desktops it always stands above the results. */
export const search = style({ marginBlockEnd: space[6], '@media': { [phone]: { display: 'none' } } })
export const searchOpen = style({ '@media': { [phone]: { display: 'block', marginBlock: `${space[2]} ${space[3]}` } } })

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 15,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  paddingBlock: '8px 6px',
  '@media': { [media.columns]: { display: 'none' } },
})
export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '52px',
  padding: '6px 14px',
  marginBlockEnd: '6px',
  lineHeight: 1.25,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `calc(${vars.radius.card} - 2px)`,
  boxShadow: vars.shadow.card,
})
export const pillWords = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const pillIcon = style({ color: vars.color.brandText })

export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.columns]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: space[8] } },
})
export const side = style({
  display: 'none',
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
export const chosen = style({
  display: 'none',
  marginBlockStart: space[3],
  '@media': { [media.columns]: { display: 'block' } },
})
export const under = style({ marginBlockEnd: space[4] })

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
export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  inlineSize: '100%',
})
