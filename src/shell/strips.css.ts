import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

const { color } = vars

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 36,
  paddingBlock: 6,
  lineHeight: vars.leading.snug,
  // A tenant's name may be one long word, which a row of boxes does not break otherwise.
  overflowWrap: 'anywhere',
})
export const words = line
const strip = style({ fontSize: vars.text[1] })
export const offline = style([strip, { background: color.text, color: color.page, fontWeight: vars.weight.medium }])
export const member = style([strip, { background: color.tint2, color: color.onTint }])
