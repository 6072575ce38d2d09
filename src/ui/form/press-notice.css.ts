import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Above the button: why a press was refused. */
export const notice = style({
  marginBlockEnd: space[2],
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: vars.color.dangerTint,
  border: `1px solid ${vars.color.dangerLine}`,
  color: vars.color.danger,
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

export const body = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[2], justifyItems: 'start' })
