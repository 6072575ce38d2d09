import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const hero = style({
  paddingBlock: `${space[5]} ${space[8]}`,
  background: vars.color.hero,
  color: vars.color.onHero,
  '@media': { [media.columns]: { paddingBlock: space[16] } },
})
// Where nothing stands between, what follows would begin at its edge.
globalStyle(`${hero} + div`, { marginBlockStart: space[4] })
export const heroColumns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: space[10], alignItems: 'center' },
  },
})
export const headline = style({ fontSize: vars.text[6], '@media': { [media.columns]: { maxInlineSize: '24ch' } } })
export const lede = style({
  marginBlock: `10px ${space[5]}`,
  maxInlineSize: '46ch',
  fontSize: vars.text[3],
  color: vars.color.onHeroQuiet,
})
export const often = style({
  display: 'none',
  '@media': {
    [media.columns]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      marginBlockStart: '14px',
    },
  },
})
export const oftenWords = style({ color: vars.color.onHeroQuiet })

export const board = style({
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const boardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  padding: '14px 16px 12px',
})
export const boardTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.text[3],
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: 0,
})
export const boardNear = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  paddingInline: space[4],
  paddingBlockEnd: space[1],
})
/** Space for all rows, of fixed height, so that what follows never moves. */
export const boardRows = style({ display: 'grid', gridAutoRows: '88px' })
globalStyle(`${boardRows} > li`, { borderBlockStart: `1px solid ${vars.color.border}`, display: 'grid' })
/** Four rows and their rules. */
export const boardHeight = style({ minBlockSize: '352px' })
export const boardRow = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  paddingInline: space[4],
  ':hover': { background: vars.color.tint1 },
  outlineOffset: '-2px',
})
globalStyle(`${boardRow}:focus-visible`, { outlineOffset: '-3px' })
export const boardTime = style({ display: 'grid', lineHeight: 1.15 })
export const boardDay = style({ fontSize: vars.text[1], color: vars.color.textQuiet, whiteSpace: 'nowrap' })
export const boardHour = style({
  fontSize: '1.375rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  color: vars.color.brandText,
})
export const boardWho = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.leading.snug })
export const boardNotice = style({
  // Spans four rows: the grid's rows are implicit, so there is no last line to refer to.
  gridRow: 'span 4',
  display: 'grid',
  // On a phone the middle of the board is below the fold, and its first lines are not.
  placeContent: 'start center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[6],
  textAlign: 'center',
  '@media': { [media.columns]: { placeContent: 'center' } },
})
export const boardAll = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '52px',
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.medium,
  ':hover': { background: vars.color.tint1 },
})
globalStyle(`${boardAll}:focus-visible`, { outlineOffset: '-3px' })

export const rest = style({ marginBlockStart: space[3] })
export const restSummary = style({
  inlineSize: 'fit-content',
  fontWeight: vars.weight.medium,
  color: vars.color.brandText,
})
export const restTiles = style({ paddingBlockStart: space[2] })

export const intro = style({ maxInlineSize: '66ch', marginBlockEnd: space[4] })
