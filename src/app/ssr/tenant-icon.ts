import type { IconKind, IconPicture } from '#contract/rendering'
import type { ClientConfiguration } from '#contract/tenant'
import { deriveColors } from '#src/theme/derive.ts'
import { propertyName } from '#src/theme/tokens.ts'

/**
 * The tenant's icon as an SVG: its own picture, else its logo on its brand colour. A maskable one fills its square and has its
 * content in the middle, where no platform's mask cuts it. A splash screen is the icon in the middle of an empty page.
 */
export function tenantIcon(configuration: ClientConfiguration, kind: IconKind, picture?: IconPicture): string {
  const { page } = deriveColors(configuration.theme, 'light')
  if (kind === 'any' || kind === 'maskable') return svg(512, 512, icon(configuration, kind, page, picture))
  const { width, height } = kind
  const side = Math.round(width / 4)
  const inner = icon(configuration, 'any', page, picture)
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${page}"/><svg x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" viewBox="0 0 512 512">${inner}</svg>`,
  )
}

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`

function icon(
  configuration: ClientConfiguration,
  purpose: 'any' | 'maskable',
  page: string,
  picture: IconPicture | undefined,
): string {
  if (!picture) return drawn(configuration, purpose)
  const side = purpose === 'any' ? 512 : 410
  const inset = (512 - side) / 2
  const ground = purpose === 'any' ? '' : `<rect width="512" height="512" fill="${picture.ground ?? page}"/>`
  return `${ground}<image x="${inset}" y="${inset}" width="${side}" height="${side}" href="${picture.href}"/>`
}

function drawn({ logo_svg, theme }: ClientConfiguration, purpose: 'any' | 'maskable'): string {
  const colors = deriveColors(theme, 'light')
  const { side, corner } = { any: { side: 328, corner: 112 }, maskable: { side: 272, corner: 0 } }[purpose]
  const inset = (512 - side) / 2
  const property = (name: 'accent' | 'surface') => `var(${propertyName(['color', name])})`
  const mark = logo_svg
    .replace('<svg ', `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" color="${colors.onAction}" `)
    .replaceAll('currentColor', colors.onAction)
    .replaceAll(property('accent'), colors.accent)
    .replaceAll(property('surface'), colors.action)
  return `<rect width="512" height="512" rx="${corner}" fill="${colors.action}"/>${mark}`
}
