import { queryOptions } from '@tanstack/react-query'
import type { Banner, BannerPlace } from '#contract/content'
import type { AppContext } from '#src/context/app-context.ts'
import type { ShownBanner } from '#src/queries/content.ts'
import { freshFor, kept, keyOf } from '#src/queries/resource.ts'
import { foldVariants, sayTheSame } from '#src/queries/variants.ts'

/** Banners of a place in the visitor's country, in one answer for phones and desktops (C11). */
export const placedBannersQuery = (app: AppContext, place: BannerPlace) =>
  queryOptions({
    queryKey: keyOf(app, 'placed-banners', place),
    queryFn: async ({ signal }): Promise<ShownBanner[]> => {
      const banners = await (await app.apis()).locale.placedBanners({ bpid: place }, signal)
      const on = (wanted: Banner['platform']) => banners.filter(({ platform }) => platform === wanted)
      return foldVariants(on('mobile'), on('web'), (one, other) => sayTheSame(one, other, ['id', 'platform']))
    },
    staleTime: freshFor.directory,
    meta: kept,
  })
