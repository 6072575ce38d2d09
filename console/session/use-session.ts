import { createContext, use } from 'react'
import type { StaffSession } from '#contract/console/staff'

export const SessionContext = createContext<StaffSession | null>(null)

/** Who is signed in, for views that nobody else sees. */
export function useSession(): StaffSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionContext')
  return session
}
