import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** Floats above the bars, and leaves what is beside it to be pressed. */
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: '100%',
  paddingInlineStart: 16,
  paddingInlineEnd: 2,
  borderRadius: vars.radius.chip,
  border: `1px solid ${color.tint3}`,
  background: color.tint2,
  color: color.onTint,
  fontWeight: vars.weight.medium,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
})
globalStyle(`${chip} > *`, { flex: 'none' })

/** A long name is cut: it is said whole by the button that puts it away. */
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
globalStyle(`${chip} > ${words}`, { flex: '0 1 auto', minInlineSize: 0 })
