import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import type { BannerPlace } from '#contract/content'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'
import { placedBannersQuery } from './parts/placed-banners-query.ts'

/**
 * The partner's banners of a place, last on its page, so that nothing moves when they arrive: the server renders them, and the
 * browser hydrates or loads them after everything above, of which they are independent.
 */
export const LazyPlacedBanners = memo(function LazyPlacedBanners({ place }: { place: BannerPlace }) {
  const known = useQueryClient().getQueryData(placedBannersQuery(useApp(), place).queryKey)
  return known?.length === 0 ? null : <PlacedBanners place={place} />
})

/** Data with which the server renders them. The page is shown without them too. */
export const preparePlacedBanners = (app: AppContext, place: BannerPlace) =>
  Promise.all([app.queryClient.prefetchQuery(placedBannersQuery(app, place)), PlacedBanners.preload()])

const PlacedBanners = hydrateWhenNear('placed-banners', () => import('./parts/placed-banners.tsx'), 'PlacedBanners')
