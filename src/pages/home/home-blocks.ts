import { type Locale } from '#contract/locale'
import { type ContentBlock } from '#contract/tenant'

/** The tenant's content blocks of the home page, in the order they are shown; which of them exist is the tenant's to say (C05). */
export function homeBlockKeys({ country, language }: Locale): string[] {
  return [
    'banners',
    'why',
    'how',
    'about',
    `homepage-${country}`,
    `homepage-${country}-${language}`,
    'testimonies',
    'popular-searches',
  ]
}

/** Blocks as they stand on the page: texts that follow each other stand beside each other, everything else alone. */
export function groupBlocks(blocks: readonly ContentBlock[]): ContentBlock[][] {
  const groups: ContentBlock[][] = []
  for (const block of once(blocks)) {
    const before = groups.at(-1)
    if (block.kind === 'text' && before?.[0]?.kind === 'text') before.push(block)
    else groups.push([block])
  }
  return groups
}

/** Where a tenant has nothing of its own for country and language, it answers with the block of the country once more. */
const once = (blocks: readonly ContentBlock[]) => [...new Map(blocks.map((block) => [block.key, block])).values()]
