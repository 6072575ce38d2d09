import { style } from '@vanilla-extract/css'
import { size } from '#src/theme/contract.css.ts'

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touchTarget,
  ':hover': { textDecoration: 'underline' },
})
/** In a sentence: underlined, and as tall as the text around it. */
export const inText = style({ textDecoration: 'underline', textUnderlineOffset: 3 })
