import { queryOptions } from '@tanstack/react-query'
import { createPhotoApi } from '#src/api/photo-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** Calls of the patient's photo. */
export const photoCalls = async (app: AppContext) => createPhotoApi((await app.apis()).transport)

/** The photo with an id, in memory alone, which a sign-out empties. Another photo has another id. */
export const ownPhotoQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'own-photo', id),
    queryFn: async ({ signal }) => (await photoCalls(app)).photo(signal),
    staleTime: Infinity,
    meta: notKept,
  })
