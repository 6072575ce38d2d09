import { style } from '@vanilla-extract/css'
import { media, vars } from '#src/theme/contract.css.ts'

export const appBar = style({
  position: 'sticky',
  insetBlockStart: 'env(safe-area-inset-top)',
  zIndex: 20,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.short]: { position: 'static' } },
})
export const line = style({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 60, marginInline: -12 })
export const words = style({ flex: 1, minInlineSize: 0, lineHeight: 1.3 })
export const title = style({ fontWeight: vars.weight.strong })
export const detail = style({ fontSize: vars.text[1], color: vars.color.textQuiet, fontVariantNumeric: 'tabular-nums' })
export const alone = style({ paddingInlineStart: 12 })
