import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const icon = style({ flex: 'none' })
export const sizes = styleVariants({
  small: { inlineSize: 16, blockSize: 16, strokeWidth: 2 },
  normal: { inlineSize: 20, blockSize: 20, strokeWidth: 1.75 },
  large: { inlineSize: 26, blockSize: 26, strokeWidth: 1.5 },
})
export const flip = style({})
globalStyle(`[dir="rtl"] ${flip}`, { transform: 'scaleX(-1)' })
