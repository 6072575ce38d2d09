import type { ShownBlock } from '#src/queries/content.ts'

/** Blocks in rows: adjacent texts and lists of links share a row; everything else has its own. */
export function groupBlocks(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const groups: ShownBlock[][] = []
  for (const block of blocks) {
    const before = groups.at(-1)
    const first = before?.[0]
    if (first && isQuiet(block) && isQuiet(first) && first.screen === block.screen) before?.push(block)
    else groups.push([block])
  }
  return groups
}

const isQuiet = ({ kind, image }: ShownBlock) => kind === 'links' || (kind === 'text' && image === undefined)
