import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import type { BannerPlace } from '#contract/content'
import type { AppContext } from '#src/context/app-context.ts'
import { placedBannersQuery } from './parts/placed-banners-query.ts'

/**
 * The partner's banners of a place, last on its page, so that nothing moves when they come: the server writes them into the
 * page, and the browser brings them to life, or asks for them, after all that is above. It hangs on nothing above.
 */
export const LazyPlacedBanners = memo(function LazyPlacedBanners({ place }: { place: BannerPlace }) {
  return (
    <Suspense>
      <PlacedBanners place={place} />
    </Suspense>
  )
})

/** What the server needs to write them. A page without them is still the page. */
export const preparePlacedBanners = (app: AppContext, place: BannerPlace) =>
  Promise.all([app.queryClient.prefetchQuery(placedBannersQuery(app, place)), PlacedBanners.preload?.()])

const PlacedBanners = lazyRouteComponent(() => import('./parts/placed-banners.tsx'), 'PlacedBanners')
