import { globalStyle, style } from '@vanilla-extract/css'
import { media, motion, size, vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

const aboveTabs = 'calc(92px + env(safe-area-inset-bottom))'

export const region = style({
  position: 'fixed',
  zIndex: 70,
  insetInline: 16,
  // Above the tab bar, and above a step's own bar whatever its height (`BottomBar`).
  insetBlockEnd: `max(${aboveTabs}, calc(var(--bottom-bar, 0px) + 12px))`,
  '@media': { [media.short]: { insetBlockEnd: aboveTabs } },
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  pointerEvents: 'none',
})

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxInlineSize: 'min(420px, 100%)',
  minBlockSize: 52,
  paddingBlock: 4,
  paddingInline: '16px 8px',
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: vars.color.text,
  color: vars.color.page,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  animation: `${keyframes.rise} ${motion.base} ${motion.ease}`,
})

export const action = style({
  minBlockSize: size.touchTarget,
  paddingInline: 12,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
})
globalStyle(`${toast} :focus-visible`, { outlineColor: vars.color.page })
