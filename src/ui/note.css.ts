import { style, styleVariants } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

const base = style({
  display: 'flex',
  gap: 12,
  paddingBlock: 14,
  paddingInline: space[4],
  border: '1px solid',
  borderRadius: `min(${vars.radius.card}, 16px)`,
  lineHeight: vars.leading.snug,
})

export const note = styleVariants({
  info: [base, { background: color.infoTint, borderColor: color.infoLine }],
  success: [base, { background: color.successTint, borderColor: color.successLine }],
  warning: [base, { background: color.warningTint, borderColor: color.warningLine }],
  danger: [base, { background: color.dangerTint, borderColor: color.dangerLine }],
  plain: [base, { background: color.sunken, borderColor: 'transparent' }],
})

export const icon = styleVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
  plain: { color: color.textQuiet },
})

export const body = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: 4 })
export const title = style({ fontWeight: vars.weight.strong })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 })
