import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { OwnFactors } from '#contract/console/passkeys'
import type { ConsoleApi } from '../api/console-api.ts'

export const factorsKey = ['own-factors'] as const

/** The second factors of who is signed in. */
export const factorsQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: factorsKey, queryFn: () => api('ownFactors') })

/** Shows at once what a press has changed, and asks for the rest: until that comes the page offers what there is, and nothing that is gone. */
export function changeFactors(queries: QueryClient, change: (before: OwnFactors) => OwnFactors): Promise<void> {
  queries.setQueryData<OwnFactors>(factorsKey, (before) => before && change(before))
  return queries.invalidateQueries({ queryKey: factorsKey })
}
