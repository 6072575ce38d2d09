import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { ContentBlock } from '#contract/tenant'
import type { Database } from '#server/db/open'
import { contentBlocks, countries, translations } from '#server/db/schema'

/** A tenant's content and the table of countries. */
export function createContentRepository(db: Database) {
  return {
    /** Every block of a tenant by its key, in a language or in English where it has none of its own. */
    async findBlocks(tenantCode: string, language: Language): Promise<Map<string, ContentBlock>> {
      const rows = await db
        .select()
        .from(contentBlocks)
        .where(and(eq(contentBlocks.tenantCode, tenantCode), inArray(contentBlocks.language, ['en', language])))
      const own = rows.filter((row) => row.language === language)
      const english = rows.filter((row) => row.language === 'en')
      return new Map([...english, ...own].map(({ key, content }) => [key, content]))
    },

    /** The tenant's own words in a language. */
    findTranslations: (tenantCode: string, language: Language) =>
      db
        .select({ id: translations.id, message: translations.message })
        .from(translations)
        .where(and(eq(translations.tenantCode, tenantCode), eq(translations.language, language))),

    findCountries: () => db.select().from(countries),
  }
}
