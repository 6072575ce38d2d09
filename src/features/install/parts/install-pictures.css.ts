import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** What the pictures of steps are drawn in. */
export const colors = {
  surface: color.surface,
  line: color.border,
  quiet: color.textQuiet,
  action: color.action,
  chosen: color.tint2,
  onChosen: color.onTint,
  ground: color.hero,
  raised: color.heroRaised,
  onGround: color.onHero,
  app: color.accent,
}

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 420,
  blockSize: 'auto',
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
/** Browsers mirror their own bars and menus where text runs from right to left. */
globalStyle(`[dir="rtl"] ${picture}`, { transform: 'scaleX(-1)' })
