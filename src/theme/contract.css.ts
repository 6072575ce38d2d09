import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colorNames, displayNames, fontNames, kebab, propertyName, radiusNames, shadowNames } from './tokens.ts'

/** Custom properties a tenant sets at run time (style.ts), and those that follow script and screen width (global.css.ts). */
export const vars = {
  ...createGlobalThemeContract(
    {
      color: unset(colorNames),
      radius: unset(radiusNames),
      shadow: unset(shadowNames),
      font: unset(fontNames),
      display: unset(displayNames),
    },
    (_value, path) => propertyName(path).slice(2),
  ),
  ...createGlobalThemeContract(
    {
      /** 1 meta, 2 body, 3 card titles, 4 section titles, 5 page title, 6 headline and ticket time */
      text: unset(['1', '2', '3', '4', '5', '6']),
      leading: unset(['tight', 'snug', 'body']),
      weight: unset(['body', 'medium', 'strong']),
      page: unset(['gutter', 'headerHeight']),
    },
    (_value, path) => path.map(kebab).join('-'),
  ),
}

/** The 4 px grid. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const

export const size = {
  touchTarget: '44px',
  control: '48px',
  bar: '72px',
  pageMax: '1240px',
  resultsMax: '1480px',
  measure: '66ch',
} as const

export const motion = { quick: '150ms', base: '200ms', slow: '250ms', ease: 'cubic-bezier(.2,.7,.2,1)' } as const

export const radiusPill = '999px'

/** Widths at which the layout changes; use as `'@media': { [media.wide]: … }`. */
export const media = {
  dialog: '(min-width: 700px)',
  desk: '(min-width: 900px)',
  columns: '(min-width: 1000px)',
  phone: '(max-width: 999.98px)',
  map: '(min-width: 1280px)',
  /** The height of a desktop window at 400 percent zoom: bars scroll along there, or little else would be visible. */
  short: '(max-height: 399.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

function unset<const Names extends readonly string[]>(names: Names) {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Names[number], null>
}
