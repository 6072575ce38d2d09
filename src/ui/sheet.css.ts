import { globalStyle, style } from '@vanilla-extract/css'
import { media, motion, space, vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

const { color } = vars

export const sheet = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '94dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  background: color.page,
  color: color.text,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  overflow: 'hidden',
  '::backdrop': { background: color.scrim },
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${keyframes.rise} ${motion.slow} ${motion.ease}`,
    },
  },
  '@media': {
    [media.dialog]: { inlineSize: 520, maxBlockSize: '86dvh', margin: 'auto', borderRadius: vars.radius.sheet },
  },
})
/** In a window that is hardly higher than head and foot, everything scrolls. */
globalStyle(`${sheet}[open]`, { '@media': { [media.short]: { display: 'block', overflow: 'auto' } } })
export const full = style({ blockSize: '94dvh', '@media': { [media.dialog]: { blockSize: 'auto' } } })
export const screen = style({
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  borderRadius: 0,
  '@media': {
    [media.dialog]: {
      inlineSize: 'min(820px, 92vw)',
      blockSize: '86dvh',
      maxBlockSize: '86dvh',
      borderRadius: vars.radius.sheet,
    },
  },
})
export const side = style({
  inlineSize: 'min(360px, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  borderRadius: 0,
  '@media': {
    [media.dialog]: {
      inlineSize: 360,
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      margin: 0,
      borderRadius: 0,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '12px 8px',
  paddingInline: `${space[4]} 8px`,
  borderBlockEnd: `1px solid ${color.border}`,
})
globalStyle(`${head} > h2`, { flex: 1, minInlineSize: 0 })

/** As high as its content: with a basis of 0 it would disappear where the sheet has no height of its own (WebKit). */
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  // Where everything scrolls, what sticks in it sticks in the window.
  '@media': { [media.short]: { overflow: 'visible' } },
})
export const screenBody = style({ flex: '1 1 auto', minBlockSize: 0, display: 'flex', flexDirection: 'column' })
export const foot = style({
  display: 'flex',
  gap: 10,
  paddingBlock: `12px calc(12px + env(safe-area-inset-bottom))`,
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
})
globalStyle(`${foot} > *`, { flex: 1 })

/** The page behind does not scroll. */
globalStyle(`:root:has(${sheet}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' })
