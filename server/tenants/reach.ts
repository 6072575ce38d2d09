import { count, inArray } from 'drizzle-orm'
import type { DirectoryChoice } from '#contract/tenant'
import type { Country } from '#contract/locale'
import type { Database } from '#server/db/database'
import { facilities } from '#server/db/schema/facilities'
import { practitioners } from '#server/db/schema/practitioners'
import { isFacilityListedBy, isShownBy, type Shower } from '#server/directory/visibility/queries'
import { doubtful, type ConfigurationIssue } from './configuration-issue.ts'

/** How much of the directory is left for a tenant, by market, and the facilities in its scope that do not exist. */
export type Reach = {
  markets: { country: Country; practitioners: number; facilities: number }[]
  unknownFacilities: string[]
}

/** Counts what a tenant would show. */
export async function readReach(db: Database, tenant: Shower): Promise<Reach> {
  const { markets, directory } = tenant.configuration
  const doctors = await db
    .select({ country: practitioners.countryCode, total: count() })
    .from(practitioners)
    .where(isShownBy(tenant))
    .groupBy(practitioners.countryCode)
  const places = await db
    .select({ country: facilities.countryCode, total: count() })
    .from(facilities)
    .where(isFacilityListedBy(tenant))
    .groupBy(facilities.countryCode)
  const totalIn = (rows: typeof doctors, country: Country) => rows.find((row) => row.country === country)?.total ?? 0
  return {
    markets: markets.map((country) => ({
      country,
      practitioners: totalIn(doctors, country),
      facilities: totalIn(places, country),
    })),
    unknownFacilities: await unknownAmong(db, directory?.facilities ?? []),
  }
}

async function unknownAmong(db: Database, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const found = await db.select({ slug: facilities.slug }).from(facilities).where(inArray(facilities.slug, slugs))
  return slugs.filter((slug) => !found.some((row) => row.slug === slug))
}

/** Issues of entries of a tenant's scope that do not exist, and of markets without doctors. */
export function reachIssues(
  { directory }: { directory?: DirectoryChoice | undefined },
  { markets, unknownFacilities }: Reach,
  knownInsurers: readonly string[],
): ConfigurationIssue[] {
  if (!directory) return []
  const empty = markets.filter(({ practitioners }) => practitioners === 0)
  const path = '/configuration/directory'
  return [
    ...(directory.insurers ?? []).flatMap((slug, i) =>
      knownInsurers.includes(slug) ? [] : [doubtful(`${path}/insurers/${i}`, 'noInsurer', { name: slug })],
    ),
    ...(directory.facilities ?? []).flatMap((slug, i) =>
      unknownFacilities.includes(slug) ? [doubtful(`${path}/facilities/${i}`, 'noFacility', { name: slug })] : [],
    ),
    ...(empty.length === markets.length
      ? [doubtful(path, 'nobody')]
      : empty.map(({ country }) => doubtful('/configuration/markets', 'nobodyIn', { country }))),
  ]
}
