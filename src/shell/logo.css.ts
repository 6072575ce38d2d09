import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, vars } from '#src/theme/contract.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: size.touchTarget,
  minInlineSize: 0,
  font: `${vars.weight.strong} 1.375rem/1.2 ${vars.font.text}`,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:lang(ar))': { letterSpacing: '-.025em' } },
})
/** With a centred logo, the name is set in the display font. */
export const centred = style({
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontSize: '1.2rem',
  // On the narrowest phones in two lines.
  lineHeight: 1.1,
  whiteSpace: 'normal',
  color: vars.color.brandText,
  '@media': { [media.desk]: { fontSize: '1.4rem' } },
})
export const mark = style({ flex: 'none', inlineSize: 30, blockSize: 30 })
globalStyle(`${mark} > svg`, { inlineSize: '100%', blockSize: '100%' })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
