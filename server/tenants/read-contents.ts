import { eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/database'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { banners, blogHighlights, contentBlocks, tenantAssets, tenants, translations } from '#server/db/schema/tenants'
import { inCanonicalOrder } from './canonical-order.ts'
import type { Contents, StoredFile } from './fields/contents.ts'
import type { TenantFile } from './tenant-file.ts'

/** What patients see of a tenant, in canonical order. Undefined where there is none of this code, or no more. */
export async function readContents(db: Database, code: string): Promise<Contents | undefined> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.code, code))
  if (!tenant || tenant.status === 'removed') return undefined
  const blocks = await db.select().from(contentBlocks).where(eq(contentBlocks.tenantCode, code))
  const words = await db.select().from(translations).where(eq(translations.tenantCode, code))
  const shown = await db
    .select()
    .from(banners)
    .where(eq(banners.tenantCode, code))
    .orderBy(banners.position, banners.id)
  const articles = await db
    .select()
    .from(blogHighlights)
    .where(eq(blogHighlights.tenantCode, code))
    .orderBy(sql`${blogHighlights.publishedAt} desc`, blogHighlights.id)
  const files = await db
    .select({ name: tenantAssets.name, ...fileColumns })
    .from(tenantAssets)
    .innerJoin(tenantFiles, eq(tenantFiles.digest, tenantAssets.digest))
    .where(eq(tenantAssets.tenantCode, code))
    .orderBy(tenantAssets.name)
  const file: TenantFile = {
    configuration: tenant.configuration,
    hosts: tenant.hosts,
    blocks: gathered(blocks.map(({ key, language, content: { key: _, ...block } }) => [key, language, block])),
    translations: gathered(words.map(({ language, id, message }) => [language, id, message])),
    banners: grouped(shown).map(([{ id, bpid, country, platform, position, startsAt, endsAt }, content]) => ({
      ...{ id, bpid, country, platform, position },
      ...(startsAt && { starts_at: startsAt.toISOString() }),
      ...(endsAt && { ends_at: endsAt.toISOString() }),
      content,
    })),
    highlights: grouped(articles).map(([{ id, publishedAt }, content]) => ({
      ...{ id, published_at: publishedAt.toISOString() },
      content,
    })),
  }
  return { file: inCanonicalOrder(file), files: files.map(toStoredFile) }
}

/** Columns from which `toStoredFile` makes a file, beside its name. */
export const fileColumns = { digest: tenantFiles.digest, width: tenantFiles.width, height: tenantFiles.height }

/** A file as its row says. */
export const toStoredFile = (row: {
  name: string
  digest: string
  width: number | null
  height: number | null
}): StoredFile => ({
  ...{ name: row.name, digest: row.digest },
  ...(row.width !== null && { width: row.width }),
  ...(row.height !== null && { height: row.height }),
})

/** `[outer, inner, value]` as nested objects. */
function gathered<Value>(rows: [outer: string, inner: string, value: Value][]): Record<string, Record<string, Value>> {
  const all = new Map<string, Map<string, Value>>()
  for (const [outer, inner, value] of rows)
    all.set(outer, (all.get(outer) ?? new Map<string, Value>()).set(inner, value))
  return Object.fromEntries([...all].map(([outer, inners]) => [outer, Object.fromEntries(inners)]))
}

/** Groups rows of one entry in several languages: its first row, and the content in each. */
function grouped<Row extends { id: string; language: string; content: unknown }>(
  rows: Row[],
): [Row, Partial<Record<Language, Row['content']>>][] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].map((first) => [
    first,
    Object.fromEntries(rows.flatMap(({ id, language, content }) => (id === first.id ? [[language, content]] : []))),
  ])
}
