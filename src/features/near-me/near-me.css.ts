import { style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: size.touchTarget,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: vars.color.brandText,
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.tint2 },
    '&[aria-pressed="true"]': { background: vars.color.tint2 },
    '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
  },
})
