import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Activity, type ReactNode } from 'react'
import { useConsole } from '../console-context.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { focusMain } from '../shell/focus-main.ts'
import { Plain } from '../shell/plain.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { enter, sessionQuery } from './session-query.ts'
import { SessionContext } from './use-session.ts'
import { useWatchedSession } from './watch-session.ts'

/**
 * Shows its pages to who is signed in, and the sign-in to anybody else, at the same address: whoever signs in is where they wanted to be. The
 * pages of a session that ran out stay, out of sight, with what was typed in them.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { api } = useConsole()
  const queries = useQueryClient()
  const query = useQuery(sessionQuery(api))
  const { session, none } = query.data ?? {}
  useWatchedSession(session !== undefined && none === undefined)
  if (!query.data) return <Plain>{<Loaded query={query}>{() => null}</Loaded>}</Plain>
  return (
    <>
      {session ? (
        <Activity key={session.id} mode={none === undefined ? 'visible' : 'hidden'}>
          <SessionContext value={session}>{children}</SessionContext>
        </Activity>
      ) : null}
      {none === undefined ? null : (
        <Plain>
          <SignIn
            reason={none}
            onEntered={(entered) => {
              enter(queries, entered)
              focusMain()
            }}
          />
        </Plain>
      )}
    </>
  )
}
