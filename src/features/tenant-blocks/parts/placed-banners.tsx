import { useQuery } from '@tanstack/react-query'
import type { BannerPlace } from '#contract/content'
import { useApp } from '#src/context/app-context.ts'
import { Banners } from '../banners.tsx'
import { parts } from '../tenant-blocks.css.ts'
import { placedBannersQuery } from './placed-banners-query.ts'

/** The partner's banners of a place (C11). */
export function PlacedBanners({ place }: { place: BannerPlace }) {
  const { data: banners = [] } = useQuery(placedBannersQuery(useApp(), place))
  return banners.length === 0 ? null : (
    <div className={parts}>
      <Banners banners={banners} />
    </div>
  )
}
