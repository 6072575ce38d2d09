import {
  clampChroma,
  converter,
  displayable,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn'

// Of some thirty spaces of colours these alone are loaded.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode)

const toOklch = converter('oklch')

/** Lightness, chroma and hue of a `#rrggbb` colour; a grey has hue 0. */
export function parseColor(hex: string): { l: number; c: number; h: number } {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 }
  return { l, c, h }
}

/** `#rrggbb` of an OKLCH colour; chroma is reduced until the colour is within sRGB. */
export function hexOf(l: number, c: number, h: number): string {
  const wanted: Oklch = { mode: 'oklch', l: clamp(l), c, h }
  return formatHex(displayable(wanted) ? wanted : clampChroma(wanted, 'oklch'))
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string) => wcagContrast(one, other)

/** The colour made darker or lighter until it has enough contrast to every background. */
export function fit(
  from: { l: number; c: number; h: number },
  grounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const step = direction === 'darker' ? -0.006 : 0.006
  for (let l = from.l; l > 0 && l < 1; l += step) {
    const hex = hexOf(l, from.c, from.h)
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}

const clamp = (l: number) => Math.min(1, Math.max(0, l))
