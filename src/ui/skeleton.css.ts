import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

const { color } = vars

export const skeleton = style({
  flex: 'none',
  background: `linear-gradient(90deg, transparent 25%, color-mix(in srgb, ${color.surface} 65%, transparent) 50%, transparent 75%) 0 0 / 300% 100% ${color.skeleton}`,
  animation: `${keyframes.sheen} 1.4s infinite`,
  selectors: { '[dir="rtl"] &': { animationDirection: 'reverse' } },
})

export const radii = styleVariants({
  text: { borderRadius: 6 },
  slot: { borderRadius: vars.radius.slot },
  control: { borderRadius: `min(${vars.radius.control}, 14px)` },
  tile: { borderRadius: vars.radius.tile },
  card: { borderRadius: vars.radius.card },
  avatar: { borderRadius: vars.radius.avatar },
})
