import { assetLimits, type AssetEnding } from '#contract/asset-limits'

/** What files are for, by the endings of their names. */
export const fileKinds = {
  picture: ['png', 'jpg', 'webp', 'svg'],
  film: ['mp4', 'webm'],
  captions: ['vtt'],
  font: ['woff2'],
} as const satisfies Record<string, readonly AssetEnding[]>
export type FileKind = keyof typeof fileKinds

/** The ending of a name; undefined where no file of a tenant may have it. */
export function endingOf(name: string): AssetEnding | undefined {
  const last = name.split('.').at(-1)
  return (Object.keys(assetLimits) as AssetEnding[]).find((ending) => ending === last)
}

/** What a file of this name is for. */
export const kindOf = (name: string): FileKind | undefined =>
  (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind].some((ending) => ending === endingOf(name)))

/** The name that a file of a device gets here: what a name may not have becomes a hyphen. */
export function assetNameOf(fileName: string): string {
  const lower = fileName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.jpeg$/, '.jpg')
  const dot = lower.lastIndexOf('.')
  const [stem, ending] = dot < 0 ? [lower, ''] : [lower.slice(0, dot), lower.slice(dot)]
  const clean = stem
    .replaceAll(/\p{Mark}/gu, '')
    .split(/[^a-z0-9._-]+/)
    .filter(Boolean)
    .join('-')
    .replace(/^[^a-z0-9]+/, '')
  return `${clean.slice(0, 80) || 'file'}${ending}`
}
