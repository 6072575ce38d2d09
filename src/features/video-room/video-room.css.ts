import { globalStyle, style } from '@vanilla-extract/css'
import { media, motion, radiusPill, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** Dark in both schemes: a picture is looked at, and not a page. */
const night = { ground: '#0b1416', stage: '#16262a', button: '#2b3a3d', end: '#c62828' } as const

/** What the window has below the strips of the shell, as a child of a column. */
export const room = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  background: night.ground,
  color: '#fff',
})
/** A window in which words and one's own picture have no room beside each other. */
const narrow = '(max-width: 479.98px)'
const tiny = '(max-width: 359.98px)'

/** It is as high as the window and has no bar to scroll by, for which a sheet would leave a light strip. */
globalStyle(`:root:has(${room}):has(dialog[open])`, { scrollbarGutter: 'auto' })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
})
export const title = style({ fontSize: vars.text[3], ':focus-visible': { outline: 'none' } })
export const quiet = style({ opacity: 0.85, fontSize: vars.text[1] })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const stage = style({
  position: 'relative',
  flex: '1 1 auto',
  // Words in the middle, one's own picture beside them, or below them in a narrow window: it never hides them.
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, auto) 1fr',
  placeItems: 'center',
  minBlockSize: '28dvh',
  marginInline: space[3],
  borderRadius: 20,
  overflow: 'hidden',
  background: night.stage,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' } },
})
/** The whole picture: a doctor may show something at its edge. */
export const remote = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  selectors: { '&[data-dark]': { visibility: 'hidden' } },
})
/** A browser's wish for a press, over everything. */
export const press = style({ position: 'relative', zIndex: 1, gridColumn: '1 / -1', gridRow: 1 })
export const words = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  maxInlineSize: '36ch',
  padding: space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: 1 } },
})
/** In a low window the words and the buttons come first. */
export const portrait = style({
  '@media': { [media.short]: { display: 'none' }, [`${narrow} and (max-height: 619.98px)`]: { display: 'none' } },
})
export const strong = style({ fontSize: vars.text[4], fontWeight: vars.weight.strong, lineHeight: vars.leading.snug })
/** Over the picture, where it stays readable. */
export const veil = style({ borderRadius: 14, background: 'rgb(0 0 0 / .72)' })
export const own = style({
  position: 'relative',
  gridColumn: 3,
  gridRow: 1,
  placeSelf: 'end',
  marginBlock: space[3],
  marginInlineEnd: space[3],
  // No higher than its place in a low window.
  inlineSize: 'min(clamp(84px, 22vw, 168px), 18dvh)',
  aspectRatio: '3 / 4',
  borderRadius: 14,
  border: '2px solid #fff',
  overflow: 'hidden',
  background: night.button,
  '@media': { [narrow]: { gridColumn: 1, gridRow: 2 } },
})
export const ownPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  paddingBlock: space[4],
  paddingInline: space[3],
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  '@media': { [tiny]: { gap: space[3], paddingBlockStart: space[3] } },
})
const round = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 6,
  minInlineSize: 72,
  border: 0,
  padding: 0,
  background: 'none',
  color: '#fff',
  font: 'inherit',
  fontSize: vars.text[1],
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '3px solid #fff', outlineOffset: 3, borderRadius: 16 } },
})
export const button = round
export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 60,
  blockSize: 60,
  borderRadius: radiusPill,
  border: '2px solid transparent',
  background: night.button,
  transition: `background ${motion.quick}`,
  '@media': { [media.reducedMotion]: { transition: 'none' }, [tiny]: { inlineSize: 52, blockSize: 52 } },
  selectors: {
    // What is not as usual has another ground: camera or sound that are off, something more that is on.
    '&[data-light]': { background: '#fff', color: '#0b1416' },
    '&[data-end]': { background: night.end, inlineSize: 76 },
  },
})
/** At the corner of a button: how much is new behind it. */
export const count = style({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -6,
  minInlineSize: 26,
  paddingInline: 6,
  borderRadius: radiusPill,
  background: '#fff',
  color: night.ground,
  fontWeight: vars.weight.strong,
  lineHeight: '26px',
  textAlign: 'center',
})
export const notice = style({
  marginInline: 'auto',
  marginBlockStart: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: 12,
  background: color.dangerTint,
  color: color.text,
})
/** Takes no place among the buttons. */
export const unseen = style({ position: 'absolute' })
