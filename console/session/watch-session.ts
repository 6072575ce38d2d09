import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConsole } from '../console-context.ts'
import { leave, reasonOf, update } from './session-query.ts'

/** How often a page that is looked at asks whether its session goes on, in milliseconds. Asking is no press: it puts no end off. */
const every = 15_000

/** Ends the page soon after its session ends, whoever ended it, and shows another role at once. */
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
      } catch (failure) {
        const reason = reasonOf(failure)
        // Without a network it may go on: the next look tells.
        if (reason) leave(queries, reason)
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
