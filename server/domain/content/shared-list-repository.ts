import { asc } from 'drizzle-orm'
import type { DocumentTag, IdentityType } from '#contract/content'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { documentTags, identityTypes } from '#server/db/schema/tenants'

/** Lists that are the same for all tenants, as rows: names in every language. */
export function createSharedListRepository(db: Database) {
  return {
    findDocumentTags: () => db.select().from(documentTags).orderBy(asc(documentTags.position)),
    findIdentityTypes: () => db.select().from(identityTypes).orderBy(asc(identityTypes.position)),
  }
}

type Repository = ReturnType<typeof createSharedListRepository>
type TagRow = Awaited<ReturnType<Repository['findDocumentTags']>>[number]
type IdentityRow = Awaited<ReturnType<Repository['findIdentityTypes']>>[number]

/** The tags of documents (C07), named in a language. */
export const toDocumentTags = (rows: TagRow[], language: Language): DocumentTag[] =>
  rows.map((row) => ({ id: row.id, name: nameIn(row, language) }))

/**
 * The kinds of identity documents (C10) of the countries a tenant serves, those of the visitor's country first, and those of no
 * country. `forInsurance` leaves only those an insurer needs.
 */
export function toIdentityTypes(
  rows: IdentityRow[],
  {
    language,
    country,
    markets,
    forInsurance,
  }: { language: Language; country: Country; markets: readonly Country[]; forInsurance: boolean },
): IdentityType[] {
  const served = rows.filter(
    ({ countryCode, insurance }) =>
      (countryCode === null || markets.some((market) => market === countryCode)) && (insurance || !forInsurance),
  )
  const isAtHome = ({ countryCode }: IdentityRow) => countryCode === country
  return [...served.filter(isAtHome), ...served.filter((row) => !isAtHome(row))].map((row) => ({
    id: row.id,
    name: nameIn(row, language),
    ...(row.pattern !== null && { pattern: row.pattern }),
  }))
}

const nameIn = ({ nameEn, nameAr, nameId }: { nameEn: string; nameAr: string; nameId: string }, language: Language) =>
  ({ en: nameEn, ar: nameAr, id: nameId })[language]
