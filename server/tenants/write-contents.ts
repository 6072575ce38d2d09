import { eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/database'
import { banners, blogHighlights, contentBlocks, tenantAssets, tenants, translations } from '#server/db/schema/tenants'
import type { Contents } from './fields/contents.ts'
import { laterThanBefore } from './hide-tenant.ts'
import type { TenantFile } from './tenant-file.ts'

/**
 * Replaces what patients see of a tenant; its files must have been kept (`keepFiles`). One that was removed is then hidden. Call it in
 * a transaction.
 */
export async function writeContents(db: Database, { file, files }: Contents): Promise<void> {
  const { configuration, hosts } = file
  const tenantCode = configuration.code
  await db
    .insert(tenants)
    .values({ code: tenantCode, configuration, hosts })
    .onConflictDoUpdate({
      target: tenants.code,
      set: {
        ...{ configuration, hosts },
        status: sql`case ${tenants.status} when 'removed' then 'hidden' else ${tenants.status} end`,
        updatedAt: laterThanBefore,
      },
    })
  for (const table of [contentBlocks, translations, banners, blogHighlights, tenantAssets]) {
    await db.delete(table).where(eq(table.tenantCode, tenantCode))
  }
  for (const rows of chunks(blockRows(file))) await db.insert(contentBlocks).values(rows)
  for (const rows of chunks(wordRows(file))) await db.insert(translations).values(rows)
  for (const rows of chunks(bannerRows(file))) await db.insert(banners).values(rows)
  for (const rows of chunks(highlightRows(file))) await db.insert(blogHighlights).values(rows)
  for (const { name, digest } of files) await db.insert(tenantAssets).values({ tenantCode, name, digest })
}

const blockRows = ({ configuration, blocks }: TenantFile) =>
  Object.entries(blocks).flatMap(([key, texts]) =>
    texted(texts).map(([language, block]) => ({
      ...{ tenantCode: configuration.code, key, language },
      content: { key, ...block },
    })),
  )

const wordRows = ({ configuration, translations: words }: TenantFile) =>
  texted(words).flatMap(([language, messages]) =>
    Object.entries(messages).map(([id, message]) => ({ tenantCode: configuration.code, language, id, message })),
  )

const bannerRows = ({ configuration, banners: entries }: TenantFile) =>
  entries.flatMap(({ content, starts_at: from, ends_at: until, ...banner }) =>
    texted(content).map(([language, text]) => ({
      ...{ tenantCode: configuration.code, language, ...banner, content: text },
      startsAt: from ? new Date(from) : null,
      endsAt: until ? new Date(until) : null,
    })),
  )

const highlightRows = ({ configuration, highlights }: TenantFile) =>
  highlights.flatMap(({ id, published_at: publishedAt, content }) =>
    texted(content).map(([language, text]) => ({
      ...{ tenantCode: configuration.code, id, language, content: text },
      publishedAt: new Date(publishedAt),
    })),
  )

const texted = <Text>(texts: Partial<Record<Language, Text>>) => Object.entries(texts) as [Language, Text][]

/** Rows in groups: a statement may have only a limited number of parameters. */
const chunks = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / 500) }, (_, i) => rows.slice(i * 500, (i + 1) * 500))
