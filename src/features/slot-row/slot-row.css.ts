import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Height of a day, a time and a fee below each other. */
export const slotBlock = '52px'

/** Fixed height: the line with the day, in Arabic too, a gap, and one row of times. Nothing moves when they arrive. */
export const row = style({
  display: 'grid',
  gap: '10px',
  gridTemplateRows: `minmax(28px, auto) minmax(${slotBlock}, auto)`,
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] })

export const when = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.weight.strong,
  minInlineSize: 0,
})

export const dot = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  flex: 'none',
  background: vars.color.success,
})
export const hollowDot = style([dot, { background: 'none', boxShadow: `inset 0 0 0 2px ${vars.color.borderStrong}` }])

const narrow = '(max-width: 350px)'
export const slots = style({ display: 'flex', gap: space[2], '@media': { [narrow]: { gap: '6px', flexWrap: 'wrap' } } })
// Equally wide, but none narrower than its text.
globalStyle(`${slots} > *`, { flex: '1 1 0', minInlineSize: 'min-content', paddingInline: '6px' })
globalStyle(`${slots} > *`, { '@media': { [narrow]: { flexBasis: 'auto', paddingInline: '3px' } } })
// A placeholder box is as wide as the row on its own: it gets the same share as a button.
globalStyle(`${slots} > svg`, { flexBasis: 0, minInlineSize: 0, paddingInline: 0 })
