import { style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'
import { loadingTimes } from './loading-progress.ts'

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 90,
  blockSize: 3,
  borderStartEndRadius: 2,
  borderEndEndRadius: 2,
  background: vars.color.accent,
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.text} 25%, transparent)`,
  transition: `inline-size ${loadingTimes.speed}ms linear`,
})

/** The page that is being left; it is still readable and usable. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 80,
  pointerEvents: 'none',
  background: `color-mix(in srgb, ${vars.color.page} 45%, transparent)`,
})
