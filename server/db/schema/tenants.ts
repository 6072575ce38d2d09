import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Banner, BlogHighlight } from '#contract/content'
import type { ClientConfiguration, ContentBlock } from '#contract/tenant'
import { instant, created, names, texts } from './columns.ts'
import { ofFile } from './tenant-files.ts'

/** Whether a tenant answers. Of a removed one only the code is left, for the visits that were booked there. */
export type TenantStatus = 'shown' | 'hidden' | 'removed'

export const tenants = pgTable(
  'tenants',
  {
    code: text().primaryKey(),
    configuration: jsonb().$type<ClientConfiguration>().notNull(),
    /** Host names that select the tenant. */
    hosts: texts(),
    status: text().$type<TenantStatus>().notNull().default('shown'),
    updatedAt: created(),
  },
  (t) => [check('tenant_status_is_known', sql`${t.status} in ('shown', 'hidden', 'removed')`)],
)

/** Tenant of a row. */
export const ofTenant = () =>
  text()
    .notNull()
    .references(() => tenants.code)

/** Tenant that a row is part of; the row is deleted with it. */
export const partOfTenant = () =>
  text()
    .notNull()
    .references(() => tenants.code, { onDelete: 'cascade' })

export const contentBlocks = pgTable(
  'content_blocks',
  {
    tenantCode: partOfTenant(),
    key: text().notNull(),
    language: text().notNull(),
    content: jsonb().$type<ContentBlock>().notNull(),
    updatedAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.key, t.language] })],
)

export const translations = pgTable(
  'translations',
  {
    tenantCode: partOfTenant(),
    language: text().notNull(),
    id: text().notNull(),
    message: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.language, t.id] })],
)

/** Pictures, films and fonts that a tenant shows, by name. */
export const tenantAssets = pgTable(
  'tenant_assets',
  {
    tenantCode: partOfTenant(),
    name: text().notNull(),
    digest: ofFile().notNull(),
    updatedAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.name] })],
)

/** Banners by placement (`bpid`), country and platform, in each language. */
export const banners = pgTable(
  'banners',
  {
    tenantCode: partOfTenant(),
    id: text().notNull(),
    language: text().notNull(),
    bpid: text().notNull(),
    country: text().notNull(),
    platform: text().$type<Banner['platform']>().notNull(),
    position: integer().notNull(),
    content: jsonb().$type<Omit<Banner, 'id' | 'bpid' | 'country' | 'platform'>>().notNull(),
    /** Shown from and until these instants, where they are set. */
    startsAt: instant(),
    endsAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.id, t.language] })],
)

export const blogHighlights = pgTable(
  'blog_highlights',
  {
    tenantCode: partOfTenant(),
    id: text().notNull(),
    language: text().notNull(),
    publishedAt: instant().notNull(),
    content: jsonb().$type<Omit<BlogHighlight, 'id' | 'published_at'>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.id, t.language] })],
)

/** Tags for documents and kinds of identity documents: one set for all tenants. */
export const documentTags = pgTable('document_tags', {
  id: text().primaryKey(),
  ...names(),
  position: integer().notNull(),
})

export const identityTypes = pgTable('identity_types', {
  id: text().primaryKey(),
  ...names(),
  countryCode: text(),
  pattern: text(),
  /** Whether an insurer needs it. */
  insurance: boolean().notNull().default(false),
  position: integer().notNull(),
})
