import type { Database } from '#server/db/database'
import { insurers } from '#server/db/schema/insurance'
import { cities, specialities } from '#server/db/schema/reference'
import type { DirectoryNames } from './app-facts.ts'

/** Slugs of the directory that content may link to. */
export const readDirectoryNames = async (db: Database): Promise<DirectoryNames> => ({
  cities: await slugsOf(db, cities),
  specialities: await slugsOf(db, specialities),
  insurers: await slugsOf(db, insurers),
})

const slugsOf = async (db: Database, table: typeof cities | typeof specialities | typeof insurers) =>
  (await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug)
