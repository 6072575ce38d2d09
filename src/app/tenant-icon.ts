import type { ClientConfiguration } from '#contract/tenant'
import { deriveColors } from '#src/theme/derive.ts'
import { propertyName } from '#src/theme/tokens.ts'

/**
 * The tenant's mark on its brand colour, as an SVG of 512 by 512. A maskable one fills its square and keeps the mark in
 * the middle, where no platform's mask can cut it.
 */
export function tenantIcon({ logo_svg, theme }: ClientConfiguration, purpose: 'any' | 'maskable'): string {
  const colors = deriveColors(theme, 'light')
  const { side, corner } = { any: { side: 328, corner: 112 }, maskable: { side: 272, corner: 0 } }[purpose]
  const inset = (512 - side) / 2
  const property = (name: 'accent' | 'surface') => `var(${propertyName(['color', name])})`
  const mark = logo_svg
    .replace('<svg ', `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" color="${colors.onAction}" `)
    .replaceAll('currentColor', colors.onAction)
    .replaceAll(property('accent'), colors.accent)
    .replaceAll(property('surface'), colors.action)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${colors.action}"/>${mark}</svg>`
}
