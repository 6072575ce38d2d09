import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** The photo with its button, and the name beside it. */
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' })
export const words = style({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' })
export const shown = style({ display: 'grid', justifyItems: 'center' })

export const buttons = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
})
const hasMouse = '(hover: hover) and (pointer: fine)'
export const onTouch = style({ '@media': { [hasMouse]: { display: 'none' } } })

/** Of the cropper, which fills it. */
export const stage = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: 'min(46dvh, 360px)',
  minBlockSize: 180,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.sunken,
  // Pictures have no direction.
  direction: 'ltr',
})
export const part = style({ borderRadius: vars.radius.avatar })
globalStyle(`${part}${part}`, { border: '2px solid #fff', color: 'rgb(0 0 0 / 55%)' })
globalStyle(`${part}${part}:focus-visible`, { outline: `3px solid ${color.action}`, outlineOffset: 2 })

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}`, alignItems: 'end' })
export const bar = style({ flex: '1 1 160px', display: 'grid', gap: 2, fontSize: vars.text[1] })
/** Browsers draw a track too faint to be seen on our ground. */
export const range = style({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: 44,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
})
const track = { blockSize: 4, borderRadius: 2, background: color.borderStrong }
const thumb = { inlineSize: 24, blockSize: 24, border: 0, borderRadius: '50%', background: color.action }
globalStyle(`${range}::-webkit-slider-runnable-track`, track)
globalStyle(`${range}::-webkit-slider-thumb`, { ...thumb, appearance: 'none', marginBlockStart: -10 })
globalStyle(`${range}::-moz-range-track`, track)
globalStyle(`${range}::-moz-range-thumb`, thumb)
