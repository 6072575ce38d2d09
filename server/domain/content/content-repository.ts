import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import Value from 'typebox/value'
import type { Banner, BlogHighlight } from '#contract/content'
import type { Language } from '#contract/locale'
import { ContentBlock } from '#contract/tenant'
import type { Database } from '#server/db/open'
import { countries } from '#server/db/schema/reference'
import { banners, blogHighlights, contentBlocks, translations } from '#server/db/schema/tenants'

/** A banner with the period in which it is shown. */
export type TimedBanner = Banner & { startsAt: Date | null; endsAt: Date | null }

/** A tenant's content and the table of countries. */
export function createContentRepository(db: Database) {
  return {
    /**
     * Every block of a tenant by its key, in a language, or in English where it is not translated. Invalid blocks are left out.
     */
    async findBlocks(tenantCode: string, language: Language): Promise<Map<string, ContentBlock>> {
      const rows = await db
        .select()
        .from(contentBlocks)
        .where(and(eq(contentBlocks.tenantCode, tenantCode), inArray(contentBlocks.language, ['en', language])))
      const whole = rows.filter(({ content }) => Value.Check(ContentBlock, content))
      return new Map(inOrder(whole, language).map(({ key, content }) => [key, content]))
    },

    /** Every banner of a tenant in a language, or in English where it is not translated, in the order they are shown. */
    async findBanners(tenantCode: string, language: Language): Promise<TimedBanner[]> {
      const rows = await db
        .select()
        .from(banners)
        .where(and(eq(banners.tenantCode, tenantCode), inArray(banners.language, ['en', language])))
        .orderBy(asc(banners.position), asc(banners.id))
      const spoken = new Map(inOrder(rows, language).map((row) => [row.id, row]))
      return [...spoken.values()]
        .toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id))
        .map(({ id, bpid, country, platform, startsAt, endsAt, content }) => ({
          ...content,
          ...{ id, bpid, country, platform, startsAt, endsAt },
        }))
    },

    /** The articles of a tenant in a language, or in English where one is not translated, newest first. */
    async findHighlights(tenantCode: string, language: Language): Promise<BlogHighlight[]> {
      const rows = await db
        .select()
        .from(blogHighlights)
        .where(and(eq(blogHighlights.tenantCode, tenantCode), inArray(blogHighlights.language, ['en', language])))
        .orderBy(desc(blogHighlights.publishedAt), asc(blogHighlights.id))
      const spoken = new Map(inOrder(rows, language).map((row) => [row.id, row]))
      return [...spoken.values()]
        .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.id.localeCompare(b.id))
        .map(({ id, publishedAt, content }) => ({ ...content, id, published_at: publishedAt.toISOString() }))
    },

    /** The tenant's own texts in a language. */
    findTranslations: (tenantCode: string, language: Language) =>
      db
        .select({ id: translations.id, message: translations.message })
        .from(translations)
        .where(and(eq(translations.tenantCode, tenantCode), eq(translations.language, language))),

    findCountries: () => db.select().from(countries),
  }
}

/** English first, so that translations replace it. */
const inOrder = <Row extends { language: string }>(rows: Row[], language: Language): Row[] => [
  ...rows.filter((row) => row.language === 'en'),
  ...rows.filter((row) => row.language === language),
]
