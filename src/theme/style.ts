import type { TenantTheme } from '#contract/tenant'
import { deriveColors, type Scheme } from './derive.ts'
import { families, fontFaces, type FontSources } from './fonts.ts'
import { colorNames, propertyName } from './tokens.ts'

/**
 * The CSS of one tenant, for one `<style>` in the head (T02): its fonts, and its custom properties in both schemes. The scheme
 * follows the system; `data-scheme="light|dark"` on the root element overrides it. Every value is parsed and written again, so
 * that no text of a tenant reaches the page as CSS.
 */
export function tenantStyle(theme: TenantTheme, sources: FontSources): string {
  const dark = declarations({ ...colorsOf(theme, 'dark'), ...shadows.dark, 'color-scheme': 'dark' })
  return [
    ...fontFaces(theme, sources),
    `:root{${declarations({ ...colorsOf(theme, 'light'), ...shadows.light, ...shapeAndType(theme), 'color-scheme': 'light' })}}`,
    // Arabic has no letter-spacing, and its marks need the room.
    `:root:lang(ar){${declarations({
      [propertyName(['display', 'tracking'])]: '0',
      [propertyName(['display', 'leading'])]: theme.display_family ? '1.3' : '1.38',
    })}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme]){${dark}}}`,
    `:root[data-scheme="dark"]{${dark}}`,
  ].join('\n')
}

const colorsOf = (theme: TenantTheme, scheme: Scheme) => {
  const colors = deriveColors(theme, scheme)
  return Object.fromEntries(colorNames.map((name) => [propertyName(['color', name]), colors[name]]))
}

const shadows = {
  light: {
    [propertyName(['shadow', 'float'])]: '0 1px 2px rgb(16 32 34 / .06),0 10px 28px -6px rgb(16 32 34 / .16)',
    [propertyName(['shadow', 'bar'])]: '0 -1px 0 rgb(16 32 34 / .06),0 -8px 24px -8px rgb(16 32 34 / .10)',
    [propertyName(['shadow', 'card'])]: '0 1px 2px rgb(16 32 34 / .04)',
  },
  dark: {
    [propertyName(['shadow', 'float'])]: '0 1px 0 rgb(255 255 255 / .05) inset,0 14px 34px -6px rgb(0 0 0 / .6)',
    [propertyName(['shadow', 'bar'])]: '0 -1px 0 rgb(255 255 255 / .07),0 -8px 24px -8px rgb(0 0 0 / .5)',
    [propertyName(['shadow', 'card'])]: 'none',
  },
}

function shapeAndType(theme: TenantTheme): Record<string, string> {
  const { radius, font_family, display_family, display_weight, display_tracking } = theme
  return {
    ...Object.fromEntries(
      Object.entries(radius).map(([name, value]) => [propertyName(['radius', name]), length(value)]),
    ),
    [propertyName(['font', 'text'])]: families(font_family),
    [propertyName(['font', 'display'])]: families(display_family ?? font_family),
    [propertyName(['display', 'weight'])]: String(Math.round(Number(display_weight)) || 600),
    [propertyName(['display', 'tracking'])]: `${Number.parseFloat(display_tracking) || 0}em`,
    [propertyName(['display', 'leading'])]: display_family ? '1.22' : '1.16',
  }
}

const length = (value: string) => (/^\d{1,3}(?:\.\d{1,2})?(?:px|%|rem)$|^0$/.test(value) ? value : '12px')

const declarations = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
