import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { freshMark } from '#src/page-load/fresh-document.ts'
import { vars } from '#src/theme/contract.css.ts'

/** What a browser skips asks for no picture. */
const skipped = keyframes({ 'from, to': { contentVisibility: 'hidden' } })

const box = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  background: vars.color.tint3,
  selectors: {
    // On a slow network a browser asks for pictures three screens further down, beside the font of the first frame: in a new document from that
    // frame on. From page to page they are shown at once.
    [`:root[${freshMark}] &`]: { animation: `${skipped} 200ms` },
  },
})
export const forms = styleVariants({
  wide: [box, { aspectRatio: '16 / 9' }],
  classic: [box, { aspectRatio: '4 / 3' }],
  /** As high as what is beside it where there are columns, with a fixed ratio above it where there are none. */
  column: [
    box,
    { aspectRatio: '16 / 9', '@media': { '(min-width: 800px)': { aspectRatio: 'auto', minBlockSize: '100%' } } },
  ],
  face: [box, { inlineSize: 48, blockSize: 48, flex: 'none', borderRadius: vars.radius.avatar }],
  mark: [box, { background: 'none', blockSize: 46 }],
})
globalStyle(`${box} > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const whole = style({})
globalStyle(`${whole} > img`, { objectFit: 'contain' })
export const instead = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: 12,
  fontSize: vars.text[1],
  textAlign: 'center',
  color: vars.color.onTint,
})
