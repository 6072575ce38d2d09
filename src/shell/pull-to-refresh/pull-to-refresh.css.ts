import { style } from '@vanilla-extract/css'
import { media, motion, space, vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

/** Always in the document, so that its text is announced when it changes. */
export const region = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 85,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: `calc(${space[2]} + env(safe-area-inset-top))`,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.bar,
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  '@media': { [media.reducedMotion]: { transform: 'none !important' } },
})
export const arrow = style({
  display: 'inline-flex',
  transition: `transform ${motion.base} ${motion.ease}`,
  selectors: {
    '&[data-state="ready"]': { transform: 'rotate(180deg)' },
    '&[data-state="waiting"], &[data-state="reloading"]': { animation: `${keyframes.spin} .8s linear infinite` },
  },
  '@media': { [media.reducedMotion]: { transition: 'none', animation: 'none !important' } },
})
