import type { ClientConfiguration } from '#contract/tenant'
import { assetName } from '#contract/tenant-assets'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** What is known of a tenant's file: its size, where it is a picture that was measured. */
export type AssetFact = { width?: number; height?: number }
export type AssetFacts = ReadonlyMap<string, AssetFact>

/** Issues of files that a configuration names: they must exist, be of the right kind, and have the right size. */
export function assetIssues(configuration: ClientConfiguration, assets: AssetFacts): ConfigurationIssue[] {
  const { icon, manifest, meta_configs, og_image, theme } = configuration
  const { faces, font_url } = theme
  return [
    ...fontIssues(font_url, '/theme/font_url', assets),
    ...faces.flatMap(({ family, url }, i) =>
      url === ''
        ? [wrong(`/theme/faces/${i}/url`, 'faceFile', { family })]
        : fontIssues(url, `/theme/faces/${i}/url`, assets),
    ),
    ...pictureIssues(og_image, '/og_image', assets, shared),
    ...Object.entries(meta_configs).flatMap(([page, meta]) =>
      pictureIssues(meta.og_image, `/meta_configs/${page}/og_image`, assets, shared),
    ),
    ...pictureIssues(icon, '/icon', assets, square),
    ...(manifest?.screenshots ?? []).flatMap(({ src, sizes }, i) =>
      pictureIssues(src, `/manifest/screenshots/${i}/src`, assets, ofSize(sizes)),
    ),
  ]
}

/** Fonts that come with the app, whose files a tenant need not supply. */
export const shippedFont =
  /^\/fonts\/(?:(?:hanken-grotesk|ibm-plex-sans|source-sans-3|source-serif-4)-latin|(?:readex-pro|vazirmatn|markazi-text)-arabic)-wght-normal\.woff2$/

function fontIssues(url: string, path: string, assets: AssetFacts): ConfigurationIssue[] {
  if (url === '' || shippedFont.test(url)) return []
  const name = assetName(url)
  if (!name?.endsWith('.woff2')) return [wrong(path, 'noFace', { form: 'asset:<name>.woff2' })]
  return assets.has(name) ? [] : [missing(path, name)]
}

/** An issue about a picture's name or size, or undefined. */
type Fit = (fact: AssetFact, name: string, path: string) => ConfigurationIssue | undefined

function pictureIssues(name: string | undefined, path: string, assets: AssetFacts, fit: Fit): ConfigurationIssue[] {
  if (name === undefined) return []
  if (/\.(?:woff2|mp4|webm|vtt)$/.test(name)) return [wrong(path, 'notPicture')]
  const fact = assets.get(name)
  if (!fact) return [missing(path, name)]
  const complaint = fit(fact, name, path)
  return complaint ? [complaint] : []
}

const missing = (path: string, name: string) => wrong(path, 'noAsset', { name })

/** Services that show shared pages do not read SVG. */
const shared: Fit = (_fact, name, path) => (name.endsWith('.svg') ? wrong(path, 'sharedKind') : undefined)

const square: Fit = ({ width, height }, _name, path) => {
  if (width === undefined || height === undefined) return undefined
  return width === height && width >= 512 ? undefined : wrong(path, 'square', { size: `${width}x${height}` })
}

const ofSize =
  (sizes: string): Fit =>
  ({ width, height }, name, path) => {
    if (name.endsWith('.svg')) return wrong(path, 'rasterKind')
    if (width === undefined || height === undefined || sizes === `${width}x${height}`) return undefined
    return wrong(path, 'wrongSize', { size: `${width}x${height}`, wanted: sizes })
  }
