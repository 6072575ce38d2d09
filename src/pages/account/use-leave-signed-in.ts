import { useRouter, useRouterState, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { useViewer } from '#src/session/use-viewer.ts'

/**
 * Leads a patient who is signed in to where this tab was on the way to, or to their dashboard: after a sign-in here or in another tab, and
 * who opens the address without need. Returns whether it does.
 */
export function useLeaveSignedIn(): boolean {
  const { tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  const history = useRouter().history as RouterHistory
  // Undefined while another address is on its way: the page may be mounted anew with it.
  const isSecondStep = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.state.__TSR_key === location.state.__TSR_key ? location.state.isSignInStep === true : undefined,
  })
  const isSignedIn = useViewer().kind === 'patient'
  useEffect(() => {
    if (!isSignedIn || isSecondStep === undefined) return
    // In place of the first step, so that going back leads to what was before the sign-in.
    if (isSecondStep) return history.back()
    void returnPaths(tenant)
      .take()
      .then((path) => go(path ?? links.path('dashboard/main'), { replace: true }))
  }, [isSignedIn, isSecondStep, history, tenant, links, go])
  return isSignedIn
}
