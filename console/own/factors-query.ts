import { queryOptions } from '@tanstack/react-query'
import type { ConsoleApi } from '../api/console-api.ts'

export const factorsKey = ['own-factors'] as const

/** The second factors of who is signed in. */
export const factorsQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: factorsKey, queryFn: () => api('ownFactors') })
