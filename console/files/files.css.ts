import { style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 72,
  blockSize: 72,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  color: color.textQuiet,
  background: color.sunken,
})
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
export const film = style({
  flex: 'none',
  inlineSize: 'min(100%, 220px)',
  maxBlockSize: 160,
  borderRadius: vars.radius.control,
  background: color.sunken,
})
export const sample = style({
  display: 'grid',
  justifyItems: 'center',
  color: color.text,
  fontSize: vars.text[2],
  lineHeight: 1.3,
})
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const note = style({ fontSize: vars.text[1], color: color.textQuiet, overflowWrap: 'anywhere' })
export const uses = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })
export const progress = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const bar = style({ flex: '1 1 120px', maxInlineSize: 320, accentColor: color.action })
export const summary = style({ minBlockSize: size.touchTarget, paddingBlock: space[2], cursor: 'pointer' })
