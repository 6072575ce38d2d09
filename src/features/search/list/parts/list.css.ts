import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

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
/** With the map at its side: the map is as high as everything beside it, and what is above the list keeps its height. */
export const mainBesideMap = style([
  main,
  {
    '@media': {
      [media.map]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)',
        gridTemplateRows: 'auto auto auto 1fr',
        gridTemplateAreas: '"head map" "tools map" "quick map" "found map"',
        columnGap: space[5],
      },
    },
  },
])
export const heading = style({ fontSize: vars.text[4] })
export const head = style({ gridArea: 'head' })
export const onPhones = style({ '@media': { [media.columns]: { display: 'none' } } })
/** On phones these chips join the row of chosen ones. */
export const offered = style({ display: 'contents', '@media': { [media.columns]: { display: 'none' } } })

/** Filters, map and order in one row; on phones it stays visible while the list scrolls. */
export const tools = style({
  gridArea: 'tools',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  background: vars.color.page,
  marginInline: `calc(${vars.page.gutter} * -1)`,
  paddingInline: vars.page.gutter,
  paddingBlock: space[2],
  '@media': {
    [media.short]: { position: 'static' },
    [media.columns]: { position: 'static', gap: space[3], marginInline: 0, paddingInline: 0, paddingBlock: space[1] },
  },
})
// On the narrowest current phones all of them fit in it.
globalStyle(`${tools} button`, { '@media': { [media.phone]: { paddingInline: '10px', gap: '6px' } } })
export const quickFilters = style({
  gridArea: 'quick',
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: space[3],
})
export const map = style({
  gridArea: 'map',
  minInlineSize: 0,
  marginBlockEnd: space[3],
  scrollMarginBlockStart: size.bar,
  ':empty': { display: 'none' },
  '@media': { [media.map]: { marginBlockEnd: 0 } },
})
export const found = style({ gridArea: 'found', minInlineSize: 0, ':focus': { outline: 'none' } })
/** Takes no space until it has the focus. */
export const skip = style({
  display: 'block',
  paddingBlock: space[3],
  fontWeight: vars.weight.medium,
  color: vars.color.brandText,
  selectors: {
    '&:not(:focus)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const list = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.map]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] } },
  selectors: { [`${mainBesideMap} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// As wide as the list whatever its content: a card with skipped layout remembers its former width.
globalStyle(`${list} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[4],
})

/** Below the notice that nothing was found, centred too. */
export const filtersToRemove = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  textAlign: 'center',
  paddingBlockEnd: space[10],
})
export const filtersToRemoveList = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
