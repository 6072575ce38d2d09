import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/**
 * Bytes of tenants' pictures, drawings, films and fonts, checked and sanitised, each once however many versions and drafts have it.
 * What nothing refers to any more is removed by the job of retention.
 */
export const tenantFiles = pgTable('tenant_files', {
  /** Hex SHA-256 of the bytes: the entity tag. */
  digest: text().primaryKey(),
  mediaType: text().notNull(),
  /** Pixels of a picture, where they were measured. */
  width: integer(),
  height: integer(),
  bytes: bytes().notNull(),
  /** When somebody last supplied it. */
  suppliedAt: instant().notNull().defaultNow(),
})

/** The file of a row. */
export const ofFile = () => text().references(() => tenantFiles.digest)
