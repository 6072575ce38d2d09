import type { createContentRepository } from '#server/domain/content/content-repository'
import type { createContentCache } from './content-cache.ts'

/** What the routes of the locale service share. */
export type LocaleService = {
  content: ReturnType<typeof createContentRepository>
  cache: ReturnType<typeof createContentCache>
}
