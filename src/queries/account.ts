import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** The account of the signed-in patient (C33): never stored on the device. */
export const accountQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'account'),
    queryFn: async ({ signal }) => (await app.apis()).account.account(signal),
    staleTime: 30_000,
    meta: notKept,
  })
