import type { Country } from '#contract/locale'
import type { GeoPoint } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { keyOf } from '#src/queries/resource.ts'
import { nearestOf } from './distance.ts'

/** A visitor farther than this from every city of a market, in metres, is in none of the tenant's markets. */
export const farthest = 400_000

/** Key of the stored market of a visitor, where the page is another's; undefined while it is not known. */
export const otherMarketKey = (app: AppContext) => keyOf(app, 'other-market')

/** Finds the tenant's market at a position (R01), so that the shell can offer it where the page is another's. Never rejects. */
export async function considerMarket(app: AppContext, position: GeoPoint): Promise<void> {
  const market = await findMarket(app, position)
  if (market && market !== app.locale.country) app.queryClient.setQueryData<Country>(otherMarketKey(app), market)
}

/** The market with the nearest city; undefined where none is near. A market whose cities cannot be loaded is skipped. */
async function findMarket(app: AppContext, position: GeoPoint): Promise<Country | undefined> {
  const { markets } = app.init.settings.whitelabel_configs
  const answers = await Promise.allSettled(
    markets.map(async (country) =>
      country === app.locale.country
        ? app.queryClient.ensureQueryData(citiesQuery(app))
        : (await app.apis()).discovery.cities({ country_code: country }),
    ),
  )
  const cities = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  return nearestOf(cities, position, (city) => city, farthest)?.country_code
}
