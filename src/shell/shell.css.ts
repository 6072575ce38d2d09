import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingBlockStart: 'env(safe-area-inset-top)',
})
export const main = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 })
globalStyle(`${main}:focus`, { outline: 'none' })
globalStyle(`${main} > *`, { inlineSize: '100%' })

/** Becomes visible when it has the focus. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: 12,
  insetBlockStart: -60,
  zIndex: 99,
  padding: '12px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  ':focus': { insetBlockStart: 12 },
})
