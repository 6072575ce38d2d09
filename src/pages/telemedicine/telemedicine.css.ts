import { globalStyle, style } from '@vanilla-extract/css'
import { radiusPill, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** Fills the space below the upper bar, so that the lower bar is at the edge of the screen. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const step = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: space[5],
  overflowWrap: 'anywhere',
})
/** Of a step that has no bar at the edge. */
export const end = style({ paddingBlockEnd: space[8] })
/** What stands above a bar at the edge pushes it there. */
export const grow = style({ flex: 1 })

export const doctor = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const countdown = style({ fontSize: vars.text[5], fontWeight: vars.weight.strong, lineHeight: 1.2 })
export const facts = style({ display: 'grid', gap: space[3] })
export const fact = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' })
export const factIcon = style({ color: color.brandText })

/** The page of another provider. */
export const frame = style({
  inlineSize: '100%',
  blockSize: 'min(70dvh, 720px)',
  minBlockSize: 420,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.sunken,
})

export const scale = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space[2] })
// A grid leaves no gap after a legend.
globalStyle(`${scale} > legend`, { padding: 0, marginBlockEnd: space[3] })
export const scaleRow = style({ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: space[2] })
export const scaleEnds = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.bar,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: color.surface,
  fontSize: vars.text[3],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.action, borderColor: color.action, color: color.onAction },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
})
/** Covers its number, so that a press anywhere on it counts; forced colours show it. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' })
export const quote = style({
  borderInlineStart: `3px solid ${color.border}`,
  paddingInlineStart: space[3],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: 0,
})
export const score = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.control,
  paddingInline: space[3],
  minBlockSize: size.control,
  borderRadius: radiusPill,
  background: color.tint2,
  color: color.onTint,
  fontWeight: vars.weight.strong,
})
/** Name of the patient and the way to their documents, above the call. */
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const picture = style({ maxInlineSize: '100%', borderRadius: vars.radius.card })
