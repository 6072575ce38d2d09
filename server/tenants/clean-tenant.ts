import { languages, type Language } from '#contract/locale'
import { cleanBanner, cleanBlock, cleanHighlight } from '#server/content/clean'
import type { ContentScope } from '#server/content/addresses'
import type { TenantFile } from './tenant-file.ts'

/** The tenant's content in its stored form: markup sanitised, addresses that are not allowed left out, `asset:` kept. */
export function cleanTenant(file: TenantFile, assetNames: ReadonlySet<string>): TenantFile {
  const scope = contentScope(file, assetNames)
  return {
    ...file,
    blocks: Object.fromEntries(
      Object.entries(file.blocks).map(([key, texts]) => [
        key,
        inEach(texts, (block) => {
          const { key: _, ...cleaned } = cleanBlock({ key, ...block }, scope)
          return cleaned
        }),
      ]),
    ),
    banners: file.banners.map((banner) => ({
      ...banner,
      content: inEach(banner.content, (content) => cleanBanner(content, scope)),
    })),
    highlights: file.highlights.map((highlight) => ({
      ...highlight,
      content: inEach(highlight.content, (content) => cleanHighlight(content, scope)),
    })),
  }
}

/** Where its content may link to. */
export const contentScope = ({ configuration }: TenantFile, assetNames: ReadonlySet<string>): ContentScope => ({
  contentHosts: configuration.content_hosts ?? [],
  assetAddress: (name) => (assetNames.has(name) ? `asset:${name}` : undefined),
})

/** The function applied in each language, without languages for which nothing is left. */
export function inEach<From, To>(
  texts: Partial<Record<Language, From>>,
  change: (text: From, language: Language) => To | undefined,
): Partial<Record<Language, To>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]
      const changed = text === undefined ? undefined : change(text, language)
      return changed === undefined ? [] : [[language, changed]]
    }),
  )
}
