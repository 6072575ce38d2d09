import type { Country } from '#contract/locale'
import type { GeoPoint } from '#contract/wire'
import type { AppContext } from '#src/context/app-context.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { keyOf } from '#src/queries/resource.ts'
import { nearestOf } from './distance.ts'

/** Who is farther from every city of a market, in metres, is in none of the tenant's. */
export const farthest = 400_000

/** Key of the market a visitor is in where the page is another's; nothing while that is not known. */
export const otherMarketKey = (app: AppContext) => keyOf(app, 'other-market')

/** Finds out in which of the tenant's markets a position lies (R01), for the shell to offer it where the page is another's. Never throws. */
export async function considerMarket(app: AppContext, position: GeoPoint): Promise<void> {
  const market = await findMarket(app, position)
  if (market && market !== app.locale.country) app.queryClient.setQueryData<Country>(otherMarketKey(app), market)
}

/** The market whose city is nearest; undefined where none is near. A market that cannot be asked about is left out. */
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
