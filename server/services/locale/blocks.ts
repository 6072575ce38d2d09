import type { ContentBlock } from '#contract/tenant'

/**
 * Keys that may stand in for a key, best first: `homepage-ae-ar-mobile` falls back to `homepage-ae-ar`, `homepage-ae` and
 * `homepage`, and any `…-mobile` or `…-desktop` to the variant for both.
 */
export function keysFor(key: string): string[] {
  const plain = key.replace(/-(mobile|desktop)$/, '')
  const [, country] = /^homepage-([a-z]{2})(?:-[a-z]{2})?$/.exec(plain) ?? []
  return [...new Set([key, plain, ...(country === undefined ? [] : [`homepage-${country}`, 'homepage'])])]
}

/** The blocks of the asked keys, in their order and under the names they were asked by. A key without a block is left out. */
export function pickBlocks(blocks: ReadonlyMap<string, ContentBlock>, keys: string[]): ContentBlock[] {
  return keys.flatMap((key) => {
    const found = keysFor(key).find((candidate) => blocks.has(candidate))
    return found === undefined ? [] : [{ ...blocks.get(found)!, key }]
  })
}
