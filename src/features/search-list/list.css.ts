import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

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
export const chosen = style({ display: 'none', '@media': { [media.columns]: { display: 'block' } } })
export const head = style({ display: 'grid', gap: space[3], marginBlockEnd: space[4] })

/** On phones the filters stay within reach while the list scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 15,
  background: vars.color.page,
  paddingBlock: '6px',
  '@media': { [media.columns]: { display: 'none' } },
})

export const map = style({ marginBlockEnd: space[3], ':empty': { display: 'none' } })
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
