import type { BlogHighlight } from '#contract/content'
import type { SpecialityHit } from '#contract/directory'
import type { City } from '#contract/tenant'
import { Banners } from '#src/features/tenant-blocks/banners.tsx'
import { Highlights } from '#src/features/tenant-blocks/highlights.tsx'
import { TenantBlocks } from '#src/features/tenant-blocks/tenant-blocks.tsx'
import { parts } from '#src/features/tenant-blocks/tenant-blocks.css.ts'
import type { ShownBanner, ShownBlock } from '#src/queries/content.ts'
import { PopularSearches } from './popular-searches.tsx'

export type BelowFoldProps = {
  blocks: readonly ShownBlock[]
  banners: readonly ShownBanner[]
  highlights: readonly BlogHighlight[]
  specialities: readonly SpecialityHit[]
  cities: readonly City[]
}

/** The tenant's content below the search: news first, then reasons and explanations, quotations, and links last. */
export function BelowFold({ blocks, banners, highlights, specialities, cities }: BelowFoldProps) {
  const before = blocks.filter(({ key }) => key === 'banners')
  const last = blocks.filter(({ key }) => lastKeys.has(key))
  const between = blocks.filter((block) => !before.includes(block) && !last.includes(block))
  return (
    <div className={parts}>
      <Banners banners={banners} />
      <TenantBlocks blocks={before} />
      <TenantBlocks blocks={between} />
      <Highlights highlights={highlights} />
      {blocks.some(({ key }) => key === 'popular-searches') ? null : (
        <PopularSearches specialities={specialities} cities={cities} />
      )}
      <TenantBlocks blocks={last} />
    </div>
  )
}

const lastKeys: ReadonlySet<string> = new Set(['popular-searches', 'about'])
