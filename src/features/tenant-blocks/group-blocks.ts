import type { ShownBlock } from '#src/queries/content.ts'

/** Blocks as they stand on the page: short texts that follow each other stand beside each other, everything else alone. */
export function groupBlocks(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const groups: ShownBlock[][] = []
  for (const block of blocks) {
    const before = groups.at(-1)
    if (before && isPlainText(block) && isPlainText(before[0]!) && before[0]!.screen === block.screen)
      before.push(block)
    else groups.push([block])
  }
  return groups
}

const isPlainText = ({ kind, image }: ShownBlock) => kind === 'text' && image === undefined
