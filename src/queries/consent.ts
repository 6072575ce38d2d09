import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** Calls about consents: loaded with the pages that make them. */
export const consentsOf = async (app: AppContext) => {
  const [{ createConsentApi }, { transport }] = await Promise.all([import('#src/api/consent-api.ts'), app.apis()])
  return createConsentApi(() => transport('account'))
}

/** What the link of a relative asks; never stored on the device. */
export const consentQuestionQuery = (app: AppContext, token: string) =>
  queryOptions({
    queryKey: keyOf(app, 'consent', token),
    queryFn: async ({ signal }) => (await consentsOf(app)).question({ token }, signal),
    retry: false,
    gcTime: 0,
    meta: notKept,
  })
