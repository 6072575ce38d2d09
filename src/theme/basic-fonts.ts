import type { TenantTheme } from '#contract/tenant'
import scripts from './basic-fonts.json' with { type: 'json' }

type Script = TenantTheme['faces'][number]['script']

/** A small file of a shipped font: the letters and weights that nearly every page makes do with (`scripts/fonts.mjs` makes it). */
export type BasicFont = { url: string; unicodeRange: string }

/**
 * The small file beside a shipped font.
 *
 * @param displayWeight - weight of titles, 1 to 1000: the small file has none lighter or heavier than its own
 * @returns undefined for a font that has no small file, and for a theme whose titles it could not show
 */
export function basicFont(url: string, script: Script, displayWeight: number): BasicFont | undefined {
  const { unicodeRange, weights, faces } = scripts[script]
  if (displayWeight < weights.min || displayWeight > weights.max) return undefined
  const face = faces.find((name) => url === `/fonts/${name}-${script}-wght-normal.woff2`)
  return face === undefined ? undefined : { url: `/fonts/${face}-${script}-basic.woff2`, unicodeRange }
}
