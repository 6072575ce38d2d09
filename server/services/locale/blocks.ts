import type { ContentBlock } from '#contract/tenant'

/**
 * Keys that may replace a key, best first: any `…-mobile` or `…-desktop` falls back to the variant for both, and
 * `homepage-ae-ar` to `homepage-ae` and `homepage`, each in its variant first. What cannot be a country falls back to none.
 */
export function keysFor(key: string): string[] {
  const [, plain = key, variant = ''] = /^(.*?)(-mobile|-desktop)?$/.exec(key) ?? []
  const [, country] = /^homepage-([a-z]{2})(?:-[a-z]{2})?$/.exec(plain) ?? []
  const names = [plain, ...(country === undefined ? [] : [`homepage-${country}`, 'homepage'])]
  return [...new Set(names.flatMap((name) => [`${name}${variant}`, name]))]
}

/** The requested blocks, in order and under the requested names. A key without a block is left out. */
export function pickBlocks(blocks: ReadonlyMap<string, ContentBlock>, keys: string[]): ContentBlock[] {
  return keys.flatMap((key) => {
    const found = keysFor(key).find((candidate) => blocks.has(candidate))
    return found === undefined ? [] : [{ ...blocks.get(found)!, key }]
  })
}
