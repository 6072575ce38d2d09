import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { documents } from '#server/db/schema/documents'
import { relatives } from '#server/db/schema/relatives'
import { documentTags, identityTypes } from '#server/db/schema/tenants'
import { inLanguage } from '../appointments/localised.ts'
import { findWithheld } from '../documents/withheld.ts'
import { createConsentRepository } from '../relatives/consent-repository.ts'
import { filesOf } from './archived-files.ts'
import { mostOfEach } from './bounds.ts'

type Wanted = {
  tenantCode: string
  patientId: string
  language: Language
  /** `YYYY-MM-DD`, where the patient is. */
  today: string
}

/** The relatives of an account and what they said, and its documents with the stored files. Of who did not agree it has no more than the account is shown. */
export async function archivedPeople(db: Database, { tenantCode, patientId, language, today }: Wanted) {
  const owner = { tenantCode, accountId: patientId }
  const people = await db
    .select({ person: relatives, identityType: identityTypes })
    .from(relatives)
    .leftJoin(identityTypes, eq(identityTypes.id, relatives.identityTypeId))
    .where(and(eq(relatives.tenantCode, tenantCode), eq(relatives.accountId, patientId)))
    .orderBy(asc(relatives.createdAt), asc(relatives.id))
    .limit(mostOfEach)
  const consents = await createConsentRepository(db, owner).list()
  const withheld = await findWithheld(db, owner, today)
  const all = await db
    .select({ paper: documents, tag: documentTags, firstName: relatives.firstName, lastName: relatives.lastName })
    .from(documents)
    .innerJoin(documentTags, eq(documentTags.id, documents.tagId))
    .leftJoin(relatives, eq(relatives.id, documents.relativeId))
    .where(and(eq(documents.tenantCode, tenantCode), eq(documents.accountId, patientId)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(mostOfEach)
  const papers = all.filter(({ paper: { relativeId } }) => relativeId === null || !withheld.has(relativeId))
  const files = await filesOf(
    db,
    owner,
    papers.map(({ paper }) => paper.id),
  )
  const nameOf = (row: { nameEn: string; nameAr: string; nameId: string }) =>
    inLanguage(language, { en: row.nameEn, ar: row.nameAr, id: row.nameId })

  return {
    relatives: people.map(({ person, identityType }) => ({
      ...withoutOwner(withheld.has(person.id) ? { ...person, identity: null, identityTypeId: null } : person),
      ...(identityType && !withheld.has(person.id) && { identityType: nameOf(identityType) }),
      consent: toConsent(consents.find(({ relativeId }) => relativeId === person.id)),
    })),
    documents: papers.map(({ paper, tag, firstName, lastName }) => ({
      ...withoutOwner(paper),
      tag: nameOf(tag),
      relative: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
      files: files.filter(({ file }) => file.documentId === paper.id).map(({ path }) => path),
    })),
    files,
  }
}

type ConsentRow = Awaited<ReturnType<ReturnType<typeof createConsentRepository>['list']>>[number]

/** What a relative was asked and said; null where they were not asked. */
const toConsent = (row: ConsentRow | undefined) =>
  row
    ? {
        status: row.status,
        askedBy: row.channel,
        askedAt: row.askedAt,
        answeredAt: row.answeredAt,
        refusals: row.refusals,
      }
    : null

const withoutOwner = ({ tenantCode: _, accountId: __, ...row }: { tenantCode: string; accountId: string }) => row
