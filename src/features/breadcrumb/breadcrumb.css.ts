import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6px',
  fontSize: vars.text[1],
  color: vars.color.textQuiet,
})
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textUnderlineOffset: '3px',
  ':hover': { textDecoration: 'underline', color: vars.color.text },
})
