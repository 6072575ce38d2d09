import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { DocumentType } from '#contract/documents'
import { appointmentDocuments } from './appointment-documents.ts'
import { appointments } from './appointments.ts'
import { created, instant, uuidKey } from './columns.ts'
import { patients, sessionFamilies } from './patients.ts'
import { relatives } from './relatives.ts'
import { documentTags, ofTenant } from './tenants.ts'

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => patients.id)

/** Documents of a patient: what is said of them. Their contents are files. */
export const documents = pgTable(
  'documents',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    accountId: ofAccount(),
    /** Of a relative's; the patient's own without one, and where the relative was removed since. */
    relativeId: uuid().references(() => relatives.id, { onDelete: 'set null' }),
    documentType: text().$type<DocumentType>().notNull(),
    title: text().notNull(),
    tagId: text()
      .notNull()
      .references(() => documentTags.id),
    notes: text(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.accountId), index().on(t.relativeId)],
)

/** `incoming` until every byte has come and was inspected; `doomed` from when nobody wants it until its bytes are removed. */
export type FileState = 'incoming' | 'ready' | 'doomed'

/**
 * Files of a patient, and of visits. The row comes before the bytes and goes after them, so that no stored byte is without one. Of no document
 * until one is saved with it.
 */
export const documentFiles = pgTable(
  'document_files',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    accountId: ofAccount(),
    documentId: uuid().references(() => documents.id),
    /** Sent for a visit, and the document of the visit that it is. Then its account is the patient whom the visit is for. */
    appointmentId: uuid().references(() => appointments.id),
    appointmentDocumentId: uuid()
      .references(() => appointmentDocuments.id)
      .unique('one_file_per_appointment_document'),
    /** Place among the files of its document. */
    position: smallint().notNull().default(0),
    state: text().$type<FileState>().notNull(),
    name: text().notNull(),
    /** As the bytes say; empty until they were inspected. */
    mediaType: text().notNull().default(''),
    /** Of the whole: as announced until it was inspected, then as stored. */
    bytes: integer().notNull(),
    /** Bytes that have come. */
    received: integer().notNull().default(0),
    /** Names of what is stored of it, in order: of the parts while it is incoming, of the whole since it is ready. No two are alike. */
    stored: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.accountId),
    index().on(t.documentId),
    index().on(t.appointmentId),
    index().on(t.state, t.createdAt),
    check('file_state_is_known', sql`${t.state} in ('incoming', 'ready', 'doomed')`),
  ],
)

/** What a code of the documents is traded for: opens them for that sign-in, for a while. Tokens are hashed at rest. */
export const documentAccesses = pgTable(
  'document_accesses',
  {
    tokenHash: text().primaryKey(),
    tenantCode: ofTenant(),
    familyId: uuid()
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.familyId), index().on(t.expiresAt)],
)
