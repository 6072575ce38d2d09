import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'

/** A facility as commands and calls of a practice name it. */
export type NamedFacility = { id: number; slug: string; countryCode: string; nameEn: string; source: string | null }

const columns = {
  id: facilities.id,
  slug: facilities.slug,
  countryCode: facilities.countryCode,
  nameEn: facilities.nameEn,
  source: facilities.source,
}

/** How many facilities of one name are told apart. */
const mostOfOneName = 10

/**
 * The facilities that an operator may mean: by number, by the last part of its address with or without its country (`ae/harbour-clinic`), or
 * by source and id there (`files:F-12`). One that its source has no more is not found.
 */
export async function findFacilities(db: Database, name: string): Promise<NamedFacility[]> {
  const [source = '', ...rest] = name.split(':')
  const [country, slug] = name.split('/')
  const named = /^[1-9]\d{0,8}$/.test(name)
    ? eq(facilities.id, Number(name))
    : rest.length > 0
      ? and(eq(facilities.source, source), eq(facilities.sourceId, rest.join(':')))
      : slug === undefined
        ? eq(facilities.slug, name)
        : and(sql`${facilities.countryCode} = ${country}`, eq(facilities.slug, slug))
  return db
    .select(columns)
    .from(facilities)
    .where(and(named, isNull(facilities.hiddenSince)))
    .orderBy(facilities.countryCode)
    .limit(mostOfOneName)
}
