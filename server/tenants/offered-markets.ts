import { offeredLocales } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { Database } from '#server/db/database'
import { readReach } from './reach.ts'

/**
 * A configuration without the markets in which its choice of the directory leaves nobody. Where nobody is left at all, or no language
 * is spoken in what is left, it stays as it is: a tenant is somewhere.
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
