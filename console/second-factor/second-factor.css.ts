import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** In groups of four, so that it can be typed. Left to right in every language. */
export const secret = style({
  display: 'block',
  direction: 'ltr',
  textAlign: 'start',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text[2],
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: space[2],
  direction: 'ltr',
  padding: space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text[2],
})
