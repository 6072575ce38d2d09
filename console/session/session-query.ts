import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { NoSessionReason, StaffSession } from '#contract/console/staff'
import { Problem } from '#contract/problem'
import type { ConsoleApi } from '../api/console-api.ts'

/**
 * Who is signed in; or why nobody is (`none`). After a session that ran out `session` is whose it was: what they had typed is kept for them
 * until they sign in again.
 */
export type SessionState = { session?: StaffSession | undefined; none?: NoSessionReason | undefined }

const sessionKey = ['session'] as const

/** The session of this browser, asked for once; every later call says when it has ended. */
export const sessionQuery = (api: ConsoleApi) =>
  queryOptions<SessionState>({
    queryKey: sessionKey,
    queryFn: async () => {
      try {
        return { session: await api('session') }
      } catch (failure) {
        if (reasonOf(failure) === undefined) throw failure
        return { none: reasonOf(failure) }
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Whose session the page shows; undefined where nobody is signed in. */
export function idOfSession(queries: QueryClient): string | undefined {
  const state = queries.getQueryData<SessionState>(sessionKey)
  return state?.none === undefined ? state?.session?.id : undefined
}

/** Why a call found nobody signed in; undefined for any other failure. */
export function reasonOf(failure: unknown): NoSessionReason | undefined {
  if (!(failure instanceof Problem) || failure.code !== 'unauthenticated') return undefined
  return ((failure.details ?? {}) as { reason?: NoSessionReason }).reason ?? 'none'
}

/** Notes that somebody is signed in. What was shown to another person goes. */
export function enter(queries: QueryClient, session: StaffSession): void {
  const before = queries.getQueryData<SessionState>(sessionKey)
  if (before?.session?.id !== session.id) forgetAll(queries)
  queries.setQueryData<SessionState>(sessionKey, { session })
  if (before?.session?.id === session.id) void queries.invalidateQueries({ predicate: isNoSession })
}

/** Notes that nobody is signed in any more. */
export function leave(queries: QueryClient, none: NoSessionReason): void {
  const isKept = none === 'idle' || none === 'over'
  queries.setQueryData<SessionState>(sessionKey, (before) => ({ none, ...(isKept && { session: before?.session }) }))
  if (!isKept) forgetAll(queries)
}

/** Notes what changed of who is signed in. */
export const update = (queries: QueryClient, change: Partial<StaffSession>): void =>
  void queries.setQueryData<SessionState>(sessionKey, (before) =>
    before?.session ? { ...before, session: { ...before.session, ...change } } : before,
  )

const isNoSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0]
const forgetAll = (queries: QueryClient) => queries.removeQueries({ predicate: isNoSession })
