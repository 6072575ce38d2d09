import { globalStyle, style } from '@vanilla-extract/css'
import { media, motion, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** Dark in both schemes, as a camera's picture is before it comes. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: '52dvh',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: '#101a1c',
  color: '#fff',
  textAlign: 'center',
})
/** One's own picture is a mirror, as everybody knows it. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
})
export const caption = style({ maxInlineSize: '34ch', paddingInline: space[4] })
export const mark = style({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] })

export const row = style({ display: 'grid', gap: space[2] })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` })
export const grow = style({ flex: '1 1 140px', minInlineSize: 0 })

/** Bars as loud as the voice; the number of lit ones says it without colour. */
export const level = style({ display: 'flex', gap: 3, blockSize: 12 })
globalStyle(`${level} > i`, {
  flex: 1,
  borderRadius: 2,
  background: color.sunken,
  border: `1px solid ${color.borderStrong}`,
  transition: `background ${motion.quick}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
globalStyle(`${level} > i[data-lit]`, { background: color.success, borderColor: color.success })
