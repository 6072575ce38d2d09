import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Country } from '#contract/locale'
import type { Database } from '#server/db/open'
import { countries } from '#server/db/schema/reference'

/** Reads the zone of a country (IANA), by whose clock days of figures begin: UTC where the directory has no such country. */
export type ZoneOf = (country: Country) => Promise<string>

/** Zones as the directory had them within the last minute. */
export function createZoneOf(db: Database): ZoneOf {
  const zones = new LRUCache<Country, string>({
    max: 50,
    ttl: 60_000,
    fetchMethod: async (country) => {
      const [row] = await db.select({ zone: countries.timeZone }).from(countries).where(eq(countries.code, country))
      return row?.zone ?? 'UTC'
    },
  })
  return async (country) => (await zones.fetch(country)) ?? 'UTC'
}
