import { globalStyle, style } from '@vanilla-extract/css'
import { motion, vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

/** Among the short notices, and above whatever is there. */
export const card = style({
  position: 'relative',
  inlineSize: 'min(440px, 100%)',
  borderRadius: `min(${vars.radius.card}, 16px)`,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  animation: `${keyframes.rise} ${motion.base} ${motion.ease}`,
})

// It stays until it is dismissed: what is last on a page scrolls clear of it.
globalStyle(`body:has(${card}) main`, { paddingBlockEnd: '240px' })

/** Beside the title, which leaves room for it. */
export const dismiss = style({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 })
export const title = style({ display: 'block', paddingInlineEnd: 36 })
