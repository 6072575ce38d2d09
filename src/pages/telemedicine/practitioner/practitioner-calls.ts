import { queryOptions } from '@tanstack/react-query'
import { createPractitionerVideoApi } from '#src/api/practitioner-video-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { practitionerLink } from '#src/storage/practitioner-link.ts'

export type PractitionerCalls = ReturnType<typeof createPractitionerVideoApi>

/** The calls of the visit that a link opens in this browser. */
export async function practitionerCalls(app: AppContext, token: string): Promise<PractitionerCalls> {
  const [{ transport }, browserKey] = await Promise.all([app.apis(), practitionerLink(app.tenant).browserKey()])
  return createPractitionerVideoApi(() => transport('appointment'), { link_token: token, browser_key: browserKey })
}

const ofNobody = { networkMode: 'always', retry: false, gcTime: 0, meta: notKept } as const

/** What the patient has added to the visit; of `id`, so that no token is part of a key. Never stored on the device. */
export const practitionerDocumentsQuery = (app: AppContext, token: string, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'practitioner-documents', id),
    queryFn: async ({ signal }) => (await practitionerCalls(app, token)).documents(signal),
    refetchOnReconnect: true,
    staleTime: 10_000,
    ...ofNobody,
  })

/** One file of it, for as long as it is looked at. */
export const practitionerFileQuery = (app: AppContext, token: string, fileId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'practitioner-file', fileId),
    queryFn: async ({ signal }) => (await practitionerCalls(app, token)).file(fileId, signal),
    staleTime: Infinity,
    ...ofNobody,
  })
