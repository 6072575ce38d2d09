import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const rows = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
})
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  inlineSize: '100%',
  minBlockSize: 60,
  paddingBlock: 14,
  paddingInline: space[4],
  selectors: {
    ':is(a, button)&:hover': { background: vars.color.tint1 },
    ':is(a, button)&:focus-visible': { outlineOffset: -2 },
  },
})
export const icon = style({ color: vars.color.brandText })
export const words = style({ flex: 1, minInlineSize: 0 })
