import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { now } from '#src/clock/server-time.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** What a code opened the documents with, until then. */
export type OpenAccess = { token: string; expiresAt: string }
/**
 * In memory alone, which a sign-out empties. `over`: they were open, and are locked again; `shut`: the platform asks for a code. Null where
 * neither is known.
 */
export type DocumentAccess = OpenAccess | 'over' | 'shut' | null

/** Answers that are the documents, or a file of one: none of them outlasts the access. */
const locked = ['documents', 'document-file', 'own-copy', 'file-copies'] as const
const keyOfAccess = (app: AppContext) => keyOf(app, 'document-access')

/** Whether this tenant asks for a code before documents open. */
export const asksForCode = ({ init }: AppContext): boolean =>
  init.settings.whitelabel_configs.document_rules?.code ?? false

/** Whether the documents are, or were, behind a code: nothing of them is kept on the device then. */
export const isLockable = (app: AppContext): boolean =>
  asksForCode(app) || (app.queryClient.getQueryData<DocumentAccess>(keyOfAccess(app)) ?? null) !== null

/** The access, where a code has opened the documents. */
export const accessQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOfAccess(app),
    queryFn: (): DocumentAccess => app.queryClient.getQueryData<DocumentAccess>(keyOfAccess(app)) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
    meta: notKept,
  })

/** The clock of each page that locks its documents. */
const clocks = new WeakMap<QueryClient, AbortController>()

/** Opens the documents. They lock by themselves when the access ends, whatever page the patient is on then. */
export function openDocuments(app: AppContext, access: OpenAccess): void {
  keepAccess(app, access)
  clocks.get(app.queryClient)?.abort()
  const clock = new AbortController()
  clocks.set(app.queryClient, clock)
  const end = () => {
    clock.abort()
    // A sign-out may have emptied the memory meanwhile.
    if (openAccess(app)?.token === access.token) lockDocuments(app)
  }
  void waitUntil(access.expiresAt, clock.signal).then(end)
  // The timers of a device that slept are late.
  const look = () => void (Date.parse(access.expiresAt) <= now() && end())
  document.addEventListener('visibilitychange', look, { signal: clock.signal })
}

/** Locks the documents: whatever of them is in memory goes. */
export function lockDocuments(app: AppContext): void {
  keepAccess(app, openAccess(app) ? 'over' : 'shut')
  for (const resource of locked) app.queryClient.removeQueries({ queryKey: keyOf(app, resource) })
  void forgetCopiedDocuments(app.tenant)
}

/** Deletes what this device has kept of documents. */
export async function forgetCopiedDocuments(tenant: string): Promise<void> {
  const [{ ownCopies }, { fileCopies }] = await Promise.all([
    import('#src/session/own-copies.ts'),
    import('#src/session/file-copies.ts'),
  ])
  await ownCopies(tenant).forget('documents')
  await fileCopies(tenant).forget()
}

/** Locks them where the platform says that the access is over, and hands every failure on. */
export const lockingAt =
  (app: AppContext) =>
  (failure: unknown): never => {
    if (failure instanceof Problem && failure.code === 'access_token_invalid') lockDocuments(app)
    throw failure
  }

/** What is sent as `Access-Token` (P02), where a code has opened the documents and still does. */
export function accessToken(app: AppContext): string | undefined {
  const access = openAccess(app)
  return access && Date.parse(access.expiresAt) > now() ? access.token : undefined
}

function keepAccess(app: AppContext, access: DocumentAccess): void {
  const queryKey = keyOfAccess(app)
  app.queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
  app.queryClient.setQueryData<DocumentAccess>(queryKey, access)
}

function openAccess(app: AppContext): OpenAccess | undefined {
  const access = app.queryClient.getQueryData<DocumentAccess>(keyOfAccess(app))
  return typeof access === 'object' ? (access ?? undefined) : undefined
}
