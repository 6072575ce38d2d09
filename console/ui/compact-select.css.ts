import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const box = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' })
globalStyle(`${box} > svg`, { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' })

export const select = style({
  minBlockSize: size.touchTarget,
  paddingInlineStart: space[3],
  paddingInlineEnd: 38,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.snug,
})
