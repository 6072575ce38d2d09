import { style, styleVariants } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

/** Drawings of other makers' screens: their colours are no tenant's, and the same in light and dark. */
const paper = '#fdfdfe'
const ink = '#16181d'
const quietInk = '#55595f'

export const previews = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const screens = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  margin: 0,
})

const screenBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
  color: '#fff',
  forcedColorAdjust: 'none',
})
export const screen = styleVariants({
  android: [
    screenBase,
    { minBlockSize: 220, borderRadius: 24, background: 'linear-gradient(160deg, #30505f, #17232e)' },
  ],
  ios: [screenBase, { minBlockSize: 220, borderRadius: 34, background: 'linear-gradient(160deg, #5d4a78, #1f2742)' }],
  desktop: [
    screenBase,
    {
      minBlockSize: 150,
      alignContent: 'end',
      borderRadius: 10,
      background: 'linear-gradient(160deg, #2e5f57, #1a2d3d)',
      '@media': { [media.dialog]: { gridColumn: '1 / -1' } },
    },
  ],
})
export const clock = style({ fontSize: vars.text[6], lineHeight: 1.1, textAlign: 'center' })

const noticeBase = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  padding: space[3],
  background: paper,
  color: ink,
})
export const notice = styleVariants({
  android: [noticeBase, { borderRadius: 26 }],
  ios: [noticeBase, { borderRadius: 18 }],
  desktop: [noticeBase, { borderRadius: 8, inlineSize: '100%', maxInlineSize: 380, marginInlineStart: 'auto' }],
})
const markBase = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: vars.weight.strong,
})
export const mark = styleVariants({
  android: [markBase, { borderRadius: '50%' }],
  ios: [markBase, { borderRadius: 9 }],
  desktop: [markBase, { borderRadius: 4 }],
})
export const words = style({ flex: 1, minInlineSize: 0 })
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontWeight: vars.weight.strong,
  fontSize: vars.text[1],
})
export const when = style({ color: quietInk, fontWeight: vars.weight.body })
export const body = style({
  fontSize: vars.text[1],
  overflowWrap: 'anywhere',
  // As much as phones show before it is opened.
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
