import type { ShownBlock } from '#src/queries/content.ts'

/** Blocks as they stand on the page: what is words alone, texts and lists of links, beside each other; everything else alone. */
export function groupBlocks(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const groups: ShownBlock[][] = []
  for (const block of blocks) {
    const before = groups.at(-1)
    if (before && isQuiet(block) && isQuiet(before[0]!) && before[0]!.screen === block.screen) before.push(block)
    else groups.push([block])
  }
  return groups
}

const isQuiet = ({ kind, image }: ShownBlock) => kind === 'links' || (kind === 'text' && image === undefined)
