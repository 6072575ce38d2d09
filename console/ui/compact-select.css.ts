import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
globalStyle(`${box} > svg`, { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' })

export const select = style({
  // A list with long names is no wider than its row.
  minInlineSize: 0,
  maxInlineSize: '100%',
  textOverflow: 'ellipsis',
  minBlockSize: size.touchTarget,
  paddingInlineStart: space[3],
  paddingInlineEnd: 38,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.snug,
})
