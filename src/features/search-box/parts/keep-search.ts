import type { AppContext } from '#src/context/app-context.ts'
import { recentSearches, type RecentSearch } from '#src/storage/recent-searches.ts'
import { wordsSearch } from './search-address.ts'

/** Remembers a search on this device, for the next time the box is empty. */
export const keepSearch = ({ tenant }: Pick<AppContext, 'tenant'>, search: RecentSearch): void =>
  // Nothing is lost that a search needs.
  void recentSearches(tenant)
    .keep(search)
    .catch(() => undefined)

/** The same of typed words, with what else the form was sent with. */
export const keepWords = (app: Pick<AppContext, 'tenant' | 'locale'>, asked: Readonly<Record<string, string>>): void =>
  keepSearch(app, wordsSearch(asked, app.locale.country))
