import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The token behind the # of the address: empty where there is none, undefined on the server and until the page is alive. It stays in the
 * address, which browsers do not send: the same link ends the consent later, and a reload or another language loses nothing.
 */
export function useLinkToken(): string | undefined {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? hash : undefined
}

const never = () => () => {}
