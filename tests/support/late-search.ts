import type { OpenDatabase } from '#server/db/open'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import type { Turns } from '#server/search/turns'

type Parts = { database: OpenDatabase; clock: () => Date; turns: () => Turns }

/**
 * The server's own search, whose indexes are built when something is searched for: most tests search for nothing, and indexes are half of a
 * server's start. What changed before is read then.
 */
export function createLateSearch({ database, clock, turns }: Parts): SearchEngine {
  let built: SearchEngine | undefined
  let building: Promise<SearchEngine> | undefined
  const engine = () =>
    (building ??= createSearchEngine(database, clock, turns()).then(
      (made) => (built = made),
      (failure: unknown) => {
        building = undefined
        throw failure
      },
    ))
  return {
    search: async (...query) => (await engine()).search(...query),
    size: (index) => built?.size(index) ?? 0,
    followPractitioners: async (ids) => (await building)?.followPractitioners(ids),
    followAvailability: async () => (await building)?.followAvailability(),
    followDirectory: async () => (await building)?.followDirectory(),
  }
}
