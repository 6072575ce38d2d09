import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConsole } from '../console-context.ts'
import { update } from './session-query.ts'

/** How often a page that is looked at asks whether its session goes on, in milliseconds. Asking is no press: it puts no end off. */
const every = 15_000

/** Asks whether the session goes on: the call itself ends the page's where it does not. Shows another role at once. */
export function useWatchedSession(isSignedIn: boolean): void {
  const { api } = useConsole()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isSignedIn) return
    const look = async () => {
      if (document.hidden) return
      try {
        const { role } = await api('sessionState')
        update(queries, { role })
      } catch {
        // Without a network it may go on: the next look tells.
      }
    }
    const timer = setInterval(() => void look(), every)
    const onShow = () => void look()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [api, queries, isSignedIn])
}
