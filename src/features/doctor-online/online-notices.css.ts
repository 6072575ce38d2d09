import { globalStyle, style } from '@vanilla-extract/css'
import { motion, vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

/** Among the short notices, and above whatever is there. */
export const card = style({
  inlineSize: 'min(440px, 100%)',
  borderRadius: `min(${vars.radius.card}, 16px)`,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  animation: `${keyframes.rise} ${motion.base} ${motion.ease}`,
})

// It stays until it is answered: what is last on a page scrolls clear of it.
globalStyle(`body:has(${card}) main`, { paddingBlockEnd: '240px' })
