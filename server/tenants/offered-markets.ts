import { offeredLocales } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { Database } from '#server/db/database'
import { readReach } from './reach.ts'

/**
 * A configuration without the markets in which its scope has no doctors. Unchanged where no market would be left, or no
 * language that is spoken in one.
 */
export async function withOfferedMarkets(
  db: Database,
  configuration: ClientConfiguration,
): Promise<ClientConfiguration> {
  if (!configuration.directory) return configuration
  const { markets: counted } = await readReach(db, { code: configuration.code, configuration })
  const markets = counted.filter((market) => market.practitioners + market.facilities > 0).map(({ country }) => country)
  const [first] = offeredLocales(markets, configuration.languages)
  if (!first) return configuration
  const isHomeLeft = markets.includes(configuration.country_code)
  return { ...configuration, markets, country_code: isHomeLeft ? configuration.country_code : first.country }
}
