import { useEffect } from 'react'

/**
 * Looks again how the permission for messages stands, when the page is seen again, and when it is given or taken back beside the address, where
 * the page stays in sight.
 */
export function useLookAgain(look: () => void): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal })
    const asked = navigator.permissions?.query({ name: 'notifications' })
    // A browser that does not tell is looked at when the page is seen again.
    asked?.then(
      (permission) => permission.addEventListener('change', look, { signal }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [look])
}
