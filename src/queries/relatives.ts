import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** The relatives of the signed-in patient (C39): never stored on the device. */
export const relativesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'relatives'),
    queryFn: async ({ signal }) => (await app.apis()).account.patients({}, signal),
    staleTime: 30_000,
    meta: notKept,
  })
