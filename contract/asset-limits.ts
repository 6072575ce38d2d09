const picture = 2_000_000
const film = 8_000_000

/** Largest accepted file of each kind, by the ending of its name, in bytes. */
export const assetLimits = {
  ...{ png: picture, jpg: picture, webp: picture, svg: 100_000, woff2: 500_000 },
  ...{ mp4: film, webm: film, vtt: 100_000 },
} as const
export type AssetEnding = keyof typeof assetLimits

/** Files that a tenant may have in the console, and their bytes together. */
export const filesLimits = { count: 300, bytes: 100_000_000 }
