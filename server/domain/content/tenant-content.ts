import Value from 'typebox/value'
import type { BlogHighlight } from '#contract/content'
import type { Language } from '#contract/locale'
import { ContentBlock } from '#contract/tenant'
import type { Database } from '#server/db/open'
import type { Tenant } from '#server/tenants/tenant'
import type { TenantFile } from '#server/tenants/tenant-file'
import { createContentRepository, type TimedBanner } from './content-repository.ts'

/** What a tenant's pages are made of, beside its configuration. */
export type TenantContent = Pick<Repository, 'findBlocks' | 'findBanners' | 'findHighlights'> & {
  findTranslations: (
    ...of: Parameters<Repository['findTranslations']>
  ) => PromiseLike<{ id: string; message: string }[]>
}
type Repository = ReturnType<typeof createContentRepository>

/** The content of a tenant: what is stored, and in a preview what will be. */
export function createTenantContent(db: Database): (tenant: Tenant) => TenantContent {
  const stored = createContentRepository(db)
  return ({ preview }) => (preview ? contentOf(preview.contents.file) : stored)
}

/** The same answers as those of the database, from a tenant's file. */
const contentOf = ({ blocks, banners, highlights, translations }: TenantFile): TenantContent => ({
  findBlocks: async (_code, language) =>
    new Map(
      Object.entries(blocks).flatMap(([key, texts]): [string, ContentBlock][] => {
        const block = { key, ...inLanguage(texts, language) }
        return Value.Check(ContentBlock, block) ? [[key, block]] : []
      }),
    ),
  findBanners: async (_code, language) =>
    banners
      .toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id))
      .flatMap(({ content, position: _, starts_at: from, ends_at: until, ...banner }): TimedBanner[] => {
        const words = inLanguage(content, language)
        return words ? [{ ...words, ...banner, startsAt: dateOf(from), endsAt: dateOf(until) }] : []
      }),
  findHighlights: async (_code, language) =>
    highlights
      .toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at) || a.id.localeCompare(b.id))
      .flatMap(({ id, published_at: at, content }): BlogHighlight[] => {
        const words = inLanguage(content, language)
        return words ? [{ ...words, id, published_at: new Date(at).toISOString() }] : []
      }),
  findTranslations: async (_code, language) =>
    Object.entries(translations[language] ?? {}).map(([id, message]) => ({ id, message })),
})

const inLanguage = <Text>(texts: Partial<Record<Language, Text>>, language: Language): Text | undefined =>
  texts[language] ?? texts.en

const dateOf = (instant: string | undefined): Date | null => (instant === undefined ? null : new Date(instant))
