import type { AppContext } from '#src/context/app-context.ts'
import { recentSearches, type RecentSearch } from '#src/storage/recent-searches.ts'
import { wordsSearch } from './search-address.ts'

/** Stores a search on this device, for the next time the field is empty. */
export const keepSearch = ({ tenant }: Pick<AppContext, 'tenant'>, search: RecentSearch): void =>
  // A search works without it.
  void recentSearches(tenant)
    .keep(search)
    .catch(() => undefined)

/** The same for typed words, with the other fields of the form. */
export const keepWords = (app: Pick<AppContext, 'tenant' | 'locale'>, query: Readonly<Record<string, string>>): void =>
  keepSearch(app, wordsSearch(query, app.locale.country))
