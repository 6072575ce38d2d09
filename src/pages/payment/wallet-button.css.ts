import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

/** Black, or white in the dark, as the rules of both wallets have it. */
const wallet = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 52,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: '#000',
  color: '#fff',
  font: 'inherit',
  fontSize: vars.text[2],
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { '(prefers-color-scheme: dark)': { background: '#fff', color: '#000' } },
})

/** Apple's own drawing where the browser has it, which hides the text. */
const apple = style({
  '@supports': {
    '(-webkit-appearance: -apple-pay-button)': {
      WebkitAppearance: '-apple-pay-button',
      vars: { '-apple-pay-button-type': 'pay', '-apple-pay-button-style': 'black' },
      '@media': { '(prefers-color-scheme: dark)': { vars: { '-apple-pay-button-style': 'white' } } },
    },
  },
})

export const button = styleVariants({ apple_pay: [wallet, apple], google_pay: [wallet] })
