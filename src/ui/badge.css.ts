import { styleVariants, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  paddingBlock: 3,
  paddingInline: 9,
  borderRadius: `min(${vars.radius.control}, 8px)`,
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
})

export const badge = styleVariants({
  neutral: [base, { background: color.sunken, color: color.text }],
  tint: [base, { background: color.tint2, color: color.onTint }],
  accent: [base, { background: color.accentTint, color: color.onAccentTint }],
  success: [base, { background: color.successTint, color: color.success }],
  warning: [base, { background: color.warningTint, color: color.warning }],
  danger: [base, { background: color.dangerTint, color: color.danger }],
})
