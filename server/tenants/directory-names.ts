import { shippedCountries, type Country } from '#contract/locale'
import type { Database } from '#server/db/database'
import { insurers } from '#server/db/schema/insurance'
import { cities, countries, specialities } from '#server/db/schema/reference'

/** Slugs of the directory that content may link to, and codes of its countries. */
export type DirectoryNames = Record<'countries' | 'cities' | 'specialities' | 'insurers', readonly string[]>

/** Reads all of them. */
export const readDirectoryNames = async (db: Database): Promise<DirectoryNames> => ({
  countries: await readCountries(db),
  cities: await slugsOf(db, cities),
  specialities: await slugsOf(db, specialities),
  insurers: await slugsOf(db, insurers),
})

/**
 * Codes of the countries that the directory has, those that ship with the product first; a database on which no server has started yet will have
 * those.
 */
export async function readCountries(db: Database): Promise<readonly Country[]> {
  const rows = await db.select({ code: countries.code }).from(countries).orderBy(countries.code)
  if (rows.length === 0) return shippedCountries
  const codes = rows.map(({ code }) => code)
  return [
    ...shippedCountries.filter((code) => codes.includes(code)),
    ...codes.filter((code) => !shippedCountries.includes(code)),
  ]
}

const slugsOf = async (db: Database, table: typeof cities | typeof specialities | typeof insurers) =>
  (await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug)
