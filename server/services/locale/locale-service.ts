import type { createContentRepository } from '#server/domain/content/content-repository'
import type { ContentCache } from './content-cache.ts'

/** What the routes of the locale service share. */
export type LocaleService = {
  content: ReturnType<typeof createContentRepository>
  cache: ContentCache
  /** Pages of the tenants' own hosts: whoever asks for many addresses takes no room of what every page needs. */
  pages: ContentCache
}
