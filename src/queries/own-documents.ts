import { queryOptions } from '@tanstack/react-query'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** What a code opened the documents with, until then; in memory alone, which a sign-out empties. */
export type OpenAccess = { token: string; expiresAt: string }

const accessKey = (app: AppContext) => keyOf(app, 'document-access')

/** The access, where a code has opened the documents and still does. */
export const accessQuery = (app: AppContext) =>
  queryOptions({
    queryKey: accessKey(app),
    queryFn: (): OpenAccess | null => null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
    meta: notKept,
  })

/** Opens the documents, or with null locks them. */
export const keepAccess = (app: AppContext, access: OpenAccess | null): void =>
  void app.queryClient.setQueryData(accessKey(app), access)

/** What is sent as `Access-Token` (P02), where a code has opened the documents and still does. */
export function accessToken(app: AppContext): string | undefined {
  const access = app.queryClient.getQueryData<OpenAccess | null>(accessKey(app))
  return access && Date.parse(access.expiresAt) > now() ? access.token : undefined
}
