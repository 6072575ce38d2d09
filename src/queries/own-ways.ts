import { queryOptions } from '@tanstack/react-query'
import { createSocialApi } from '#src/api/social-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of the ways in by other sites, which come with the pages that need them. */
export async function socialApiOf(app: Pick<AppContext, 'apis'>) {
  const { transport } = await app.apis()
  return createSocialApi(() => transport('account'))
}

/** The sites that sign the patient in. */
export const waysQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-ways'),
    queryFn: async ({ signal }) => (await (await socialApiOf(app)).linked(signal)).ways,
    staleTime: 0,
    meta: notKept,
  })
