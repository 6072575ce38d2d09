import { globalStyle, style } from '@vanilla-extract/css'
import { input } from './field.css.ts'

/** Left to right in every language: most signs of a password are Latin, and each stays where it was typed. */
export const password = style({ position: 'relative', direction: 'ltr' })

export const passwordInput = style([
  input,
  {
    paddingInlineEnd: 54,
    // Edge has an eye of its own.
    '::-ms-reveal': { display: 'none' },
  },
])

globalStyle(`${password} > button`, { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 })
