import type { Language } from '#contract/locale'
import type { TenantTheme } from '#contract/tenant'
import { assetName } from '#contract/tenant-assets'
import { basicFont } from './basic-fonts.ts'

/** Where font files come from: the app's own origin under its mount path, including the tenant's own files. */
export type FontSources = {
  basePath: string
  /** Address of a file of the tenant by its name. */
  assetAddress?: ((name: string) => string | undefined) | undefined
}

type Face = TenantTheme['faces'][number]

/** Fonts are split by script, so that a page loads only the letters it shows. */
const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215',
  arabic: 'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
} as const

/**
 * The `@font-face` rules of a tenant: its fonts, then local fonts with measured metrics so that nothing moves when the web
 * fonts arrive. A small file stands after the whole font, since of two that have a letter the browser takes the later one.
 */
export function fontFaces(theme: TenantTheme, sources: FontSources): string[] {
  const loaded = facesOf(theme).flatMap((face) => {
    const basic = basicFont(face.url, face.script, theme.display_weight)
    const files = [{ url: face.url, unicodeRange: unicodeRanges[face.script] }, ...(basic ? [basic] : [])]
    return files.flatMap(({ url, unicodeRange }) => faceRule(face, fontUrl(url, sources), unicodeRange))
  })
  const fallbacks = theme.fallbacks.map(
    ({ family, local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:${quoted(family)};src:${local.map((name) => `local(${quoted(name)})`).join(',')};size-adjust:${Number(sizeAdjust)}%;ascent-override:${Number(ascent)}%;descent-override:${Number(descent)}%;line-gap-override:0%}`,
  )
  return [...loaded, ...fallbacks]
}

/** Addresses of the files a first view in this language needs, for `<link rel="preload" as="font" crossorigin>`. */
export function fontsToPreload(theme: TenantTheme, language: Language, sources: FontSources): string[] {
  const script = language === 'ar' ? 'arabic' : 'latin'
  return facesOf(theme).flatMap((face) =>
    face.script === script
      ? (fontUrl(basicFont(face.url, script, theme.display_weight)?.url ?? face.url, sources) ?? [])
      : [],
  )
}

function faceRule(face: Face, url: string | undefined, unicodeRange: string): string[] {
  if (!url) return []
  const adjust = face.sizeAdjust && percentage(face.sizeAdjust)
  return [
    `@font-face{font-family:${quoted(face.family)};src:url("${url}") format("woff2");font-weight:${weight(face.weight)};font-display:swap;${adjust ? `size-adjust:${adjust};` : ''}unicode-range:${unicodeRange}}`,
  ]
}

/** A CSS family list, rebuilt: generic names unquoted, all others quoted. */
export function families(list: string): string {
  const generic = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-sans-serif', 'ui-serif'])
  const names = list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))
  const written = names.filter(Boolean).map((name) => (generic.has(name) ? name : quoted(name)))
  return written.length > 0 ? written.join(',') : 'system-ui,sans-serif'
}

/** The tenant's declared fonts, and `font_url` where it is not among them. */
function facesOf({ faces, font_name, font_url }: TenantTheme): Face[] {
  const isDeclared = font_url === '' || faces.some((face) => face.url === font_url)
  return isDeclared ? faces : [{ family: font_name, url: font_url, weight: '100 900', script: 'latin' }, ...faces]
}

/** Undefined where the address is not of our own origin or names a missing file: the fallback font is then used. */
function fontUrl(url: string, { basePath, assetAddress }: FontSources): string | undefined {
  const name = assetName(url)
  if (name !== undefined) return /\.woff2$/.test(name) ? assetAddress?.(name) : undefined
  return /^\/(?!\/)[\w./~@%-]*$/.test(url) ? basePath + url : undefined
}

const quoted = (name: string) => `"${name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 60)}"`
const weight = (value: string) => (/^\d{1,4}(?: \d{1,4})?$/.test(value) ? value : '400')
const percentage = (value: string) => (/^\d{2,3}(?:\.\d+)?%$/.test(value) ? value : undefined)
