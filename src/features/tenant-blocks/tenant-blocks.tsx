import type { ShownBlock } from '#src/queries/content.ts'
import { kinds } from './parts/kinds.tsx'
import { groupBlocks } from './parts/group-blocks.ts'
import { WordsBeside } from './parts/text-block.tsx'

/** The tenant's own content, each block rendered by its kind, in the given order. */
export function TenantBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return groupBlocks(blocks).map((group) => {
    const [block] = group
    if (!block) return null
    const id = `${block.key} ${block.screen ?? ''}`
    if (group.length > 1) return <WordsBeside key={id} blocks={group} />
    const Kind = kinds[block.kind]
    return <Kind key={id} block={block} />
  })
}
