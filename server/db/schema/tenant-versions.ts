import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, instant } from './columns.ts'
import { ofFile } from './tenant-files.ts'
import { partOfTenant } from './tenants.ts'

/** Who changed a tenant: somebody of its staff, the command line, the product itself with what it ships, or somebody before versions were kept. */
export type VersionAuthor =
  | { kind: 'staff'; id: string; name: string }
  | { kind: 'command' }
  | { kind: 'shipped' }
  | { kind: 'unknown' }

/** What stands in a field; no `value` where nothing does. */
export type Held = { value?: unknown }

/** Every state of a tenant that was published. The newest is what patients see; rows are never changed. */
export const tenantVersions = pgTable(
  'tenant_versions',
  {
    tenantCode: partOfTenant(),
    /** From 1, without gaps when written. */
    number: integer().notNull(),
    author: jsonb().$type<VersionAuthor>().notNull(),
    note: text().notNull().default(''),
    /** The version whose content this one brought back. */
    restoredFrom: integer(),
    /** The tenant's file as a whole; its shape is that of the time. */
    file: jsonb().$type<object>().notNull(),
    /** Hex SHA-256 of the file and of the names and digests of its files. */
    digest: text().notNull(),
    /** Pointers of the fields that differ from the version before: the first thousand. */
    changed: jsonb().$type<string[]>().notNull(),
    changeCount: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.number] })],
)

/** The files of a version. */
export const tenantVersionFiles = pgTable(
  'tenant_version_files',
  {
    tenantCode: text().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    digest: ofFile().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantCode, t.number, t.name] }),
    foreignKey({
      name: 'tenant_version_of_file',
      columns: [t.tenantCode, t.number],
      foreignColumns: [tenantVersions.tenantCode, tenantVersions.number],
    }).onDelete('cascade'),
  ],
)

/** Counts the changes of a tenant's draft, for as long as there is the tenant: who publishes names what was read. */
export const tenantDrafts = pgTable('tenant_drafts', {
  tenantCode: partOfTenant().primaryKey(),
  revision: integer().notNull(),
  updatedAt: created(),
})

/** A field that will be another with the next publishing. */
export const tenantDraftChanges = pgTable(
  'tenant_draft_changes',
  {
    tenantCode: partOfTenant(),
    /** JSON pointer (RFC 6901) in which banners and articles stand by their id. */
    pointer: text().notNull(),
    held: jsonb().$type<Held>().notNull(),
    /** What patients saw there when it was changed. */
    basedOn: jsonb().$type<Held>().notNull(),
    /** Of a change of a file. */
    digest: ofFile(),
    author: jsonb().$type<VersionAuthor>().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.pointer] })],
)
