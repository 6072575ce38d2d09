import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  scrollMarginBlock: space[8],
})
/** A text in each language, beside each other where there is room. */
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } },
})
export const note = style({ fontSize: vars.text[1], color: color.textQuiet, overflowWrap: 'anywhere' })
/** One of several. */
export const sentence = style({ display: 'block' })
globalStyle(`${note}:empty`, { display: 'none' })
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const colour = style({ display: 'grid', gap: 6 })
export const colourRow = style({ display: 'flex', gap: space[2], maxInlineSize: 320 })
export const swatch = style({
  flex: 'none',
  inlineSize: 56,
  blockSize: size.touchTarget,
  padding: 4,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  alignSelf: 'center',
})
/** Colours with words in them; each has its own. */
export const ramp = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text[1],
})
globalStyle(`${ramp} > li`, { flex: '1 0 140px', padding: space[3] })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockEnd: space[2],
})
globalStyle(`${list}:empty`, { display: 'none' })
export const entry = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const entryField = style({ flex: 1, minInlineSize: 0 })
export const object = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
})
export const objectHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const objectActs = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' })
