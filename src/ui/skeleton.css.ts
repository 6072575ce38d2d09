import { style, styleVariants } from '@vanilla-extract/css'
import { aliveMark, partMark } from '#src/page-load/when-near.ts'
import { vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

const { color } = vars

/** The compositor animates opacity alone: what moves else is painted anew by the thread that makes the page interactive. */
export const skeleton = style({
  flex: 'none',
  background: color.skeleton,
  animation: `${keyframes.pulse} .9s ease-in-out infinite alternate`,
  selectors: { [`[${partMark}]:not([${aliveMark}]) &`]: { animation: 'none' } },
})

export const radii = styleVariants({
  text: { borderRadius: 6 },
  slot: { borderRadius: vars.radius.slot },
  control: { borderRadius: `min(${vars.radius.control}, 14px)` },
  tile: { borderRadius: vars.radius.tile },
  card: { borderRadius: vars.radius.card },
  avatar: { borderRadius: vars.radius.avatar },
})
