import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { keepPosition, positionOf } from '#src/queries/position.ts'
import { findPageType } from './page-type.ts'

/**
 * On page types that want it (U06) the position is read where the visitor has allowed that before. A page never asks for it by
 * itself: for that there is the button "near me".
 */
export function KnownPosition() {
  const app = useApp()
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const isWanted = findPageType(app.init.settings.whitelabel_configs.page_types, pathname)?.current_location ?? false

  useEffect(() => {
    if (!isWanted || positionOf(app)) return
    void (async () => {
      if (!(await isAllowed())) return
      const [{ locate }, { considerMarket }] = await Promise.all([
        import('#src/features/near-me/locate.ts'),
        import('#src/features/near-me/other-market.ts'),
      ])
      const located = await locate(navigator.geolocation)
      if ('failure' in located) return
      keepPosition(app, located.position)
      await considerMarket(app, located.position)
    })()
  }, [app, isWanted])
  return null
}

/** Whether the visitor has allowed it before. A browser that cannot tell would have to ask, so the answer is no. */
async function isAllowed(): Promise<boolean> {
  if (!('permissions' in navigator)) return false
  const permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => undefined)
  return permission?.state === 'granted'
}
