import { regionOf } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'
import type { Database } from '#server/db/database'
import { cities, countries as countryTable, specialities } from '#server/db/schema/reference'
import { tenants } from '#server/db/schema/tenants'
import { createCodes, type Codes, type Mappings } from './codes.ts'
import { spokenLanguages } from './languages.ts'

/** The lists as the database has them. */
export async function readCodes(db: Database, mappings: Mappings): Promise<Codes> {
  const codes = createCodes(mappings)
  for (const row of await db.select().from(countryTable)) {
    codes.countries.add(row.code, [row.code, regionOf(row.code), row.nameEn, row.nameAr, row.nameId])
    codes.known.set(row.code, { currency: row.currency, timeZone: row.timeZone })
  }
  for (const row of await db.select().from(cities).orderBy(cities.id))
    codes.cities.add({ id: row.id, slug: row.slug, country: row.countryCode, timeZone: row.timeZone }, namesOf(row))
  for (const row of await db.select().from(specialities).orderBy(specialities.id))
    codes.specialities.add({ id: row.id, slug: row.slug, topics: row.topics.map(({ en }) => en) }, namesOf(row))
  for (const { value, names } of spokenLanguages) codes.languages.add(value, names)
  for (const { code } of await db.select({ code: tenants.code }).from(tenants)) codes.tenants.add(code, [code])
  return codes
}

type Named = { slug: string; nameEn: string; nameAr: string; nameId: string; practitioners?: LocalisedText }

const namesOf = ({ slug, nameEn, nameAr, nameId, practitioners }: Named) => [
  slug,
  ...[nameEn, nameAr, nameId, practitioners?.en, practitioners?.ar, practitioners?.id].flatMap((name) => name || []),
]
