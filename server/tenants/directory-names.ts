import type { Database } from '#server/db/database'
import { insurers } from '#server/db/schema/insurance'
import { cities, specialities } from '#server/db/schema/reference'

/** Slugs of the directory that content may link to. */
export type DirectoryNames = Record<'cities' | 'specialities' | 'insurers', readonly string[]>

/** Reads all of them. */
export const readDirectoryNames = async (db: Database): Promise<DirectoryNames> => ({
  cities: await slugsOf(db, cities),
  specialities: await slugsOf(db, specialities),
  insurers: await slugsOf(db, insurers),
})

const slugsOf = async (db: Database, table: typeof cities | typeof specialities | typeof insurers) =>
  (await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug)
