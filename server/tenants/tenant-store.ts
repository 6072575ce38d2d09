import { eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { Database } from '#server/db/database'
import { insurers } from '#server/db/schema/insurance'
import { cities, specialities } from '#server/db/schema/reference'
import {
  banners,
  blogHighlights,
  contentBlocks,
  tenantAssets,
  tenants,
  translations,
  type TenantStatus,
} from '#server/db/schema/tenants'
import type { Shower } from '#server/directory/visibility/queries'
import type { DirectoryNames } from './app-facts.ts'
import { digestOf, type KeptAsset } from './asset-files.ts'
import { inCanonicalOrder } from './canonical-order.ts'
import { inviteByOperator, type MadeInvitation, type WantedInvitation } from './invite-by-operator.ts'
import { laterThanBefore, removeTenant, setHidden, type Outcome } from './hide-tenant.ts'
import { readReach, type Reach } from './reach.ts'
import type { AssetFile, TenantFile } from './tenant-file.ts'

/** Summary of a tenant for a list. */
export type TenantSummary = { code: string; name: string; hosts: string[]; status: TenantStatus; updatedAt: string }
/** Everything a tenant has. */
export type WholeTenant = { file: TenantFile; assets: (AssetFile & { digest: string })[] }

/** Storage of tenants: reads and writes whole ones. */
export type TenantStore = {
  /** All tenants, hidden and removed ones too. */
  list(): Promise<TenantSummary[]>
  /** Undefined for a removed tenant too. */
  find(code: string): Promise<WholeTenant | undefined>
  /** Slugs of the directory that content may link to. */
  directory(): Promise<DirectoryNames>
  /** How much of the directory a tenant with this configuration shows. */
  reach(tenant: Shower): Promise<Reach>
  /**
   * Replaces the tenant with this code, in one transaction; running servers notice it within ten seconds. A tenant that was
   * hidden or removed is then hidden.
   */
  put(file: TenantFile, assets: KeptAsset[]): Promise<void>
  hide(code: string): Promise<Outcome>
  unhide(code: string): Promise<Outcome>
  remove(code: string): Promise<Outcome>
  /** Invites somebody to look after a tenant; undefined where there is none that is shown. */
  invite(wanted: WantedInvitation): Promise<MadeInvitation | undefined>
}

/**
 * The tenant store of a database.
 *
 * @param clock - decides which visits are ahead
 */
export function createTenantStore(db: Database, clock: () => Date = () => new Date()): TenantStore {
  return {
    list: async () => {
      const rows = await db.select().from(tenants).orderBy(tenants.code)
      return rows.map(({ code, configuration, hosts, status, updatedAt }) => ({
        ...{ code, status },
        name: (configuration as Partial<ClientConfiguration>).name?.en ?? '',
        hosts,
        updatedAt: updatedAt.toISOString(),
      }))
    },
    find: (code) => db.transaction((tx) => findTenant(tx, code), { isolationLevel: 'repeatable read' }),
    directory: async () => ({
      cities: await slugsOf(db, cities),
      specialities: await slugsOf(db, specialities),
      insurers: await slugsOf(db, insurers),
    }),
    reach: (tenant) => readReach(db, tenant),
    put: (file, assets) => db.transaction((tx) => putTenant(tx, file, assets)),
    hide: (code) => setHidden(db, code, true, clock()),
    unhide: (code) => setHidden(db, code, false, clock()),
    remove: (code) => db.transaction((tx) => removeTenant(tx, code, clock())),
    invite: (wanted) => db.transaction((tx) => inviteByOperator(tx, wanted, clock())),
  }
}

const slugsOf = async (db: Database, table: typeof cities | typeof specialities | typeof insurers) =>
  (await db.select({ slug: table.slug }).from(table)).map(({ slug }) => slug)

async function findTenant(db: Database, code: string): Promise<WholeTenant | undefined> {
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
  const files = await db.select().from(tenantAssets).where(eq(tenantAssets.tenantCode, code)).orderBy(tenantAssets.name)
  const file: TenantFile = {
    configuration: tenant.configuration,
    hosts: tenant.hosts,
    blocks: gathered(blocks.map(({ key, language, content: { key: _, ...block } }) => [key, language, block])),
    translations: gathered(words.map(({ language, id, message }) => [language, id, message])),
    banners: grouped(shown).map(([{ id, bpid, country, platform, position, startsAt, endsAt }, content]) => ({
      ...{ id, bpid, country: country as ClientConfiguration['country_code'], platform, position },
      ...(startsAt && { starts_at: startsAt.toISOString() }),
      ...(endsAt && { ends_at: endsAt.toISOString() }),
      content,
    })),
    highlights: grouped(articles).map(([{ id, publishedAt }, content]) => ({
      ...{ id, published_at: publishedAt.toISOString() },
      content,
    })),
  }
  // One driver returns a Buffer, the other a Uint8Array.
  const assets = files.map(({ name, digest, bytes }) => ({ name, digest, bytes: new Uint8Array(bytes) }))
  return { file: inCanonicalOrder(file), assets }
}

async function putTenant(db: Database, file: TenantFile, assets: KeptAsset[]): Promise<void> {
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
  for (const { name, mediaType, bytes } of assets) {
    await db.insert(tenantAssets).values({ tenantCode, name, mediaType, digest: digestOf(bytes), bytes })
  }
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
