import type { createContentCache } from './content-cache.ts'
import type { createContentRepository } from './content-repository.ts'

/** What the routes of the locale service share. */
export type LocaleService = {
  content: ReturnType<typeof createContentRepository>
  cache: ReturnType<typeof createContentCache>
}
