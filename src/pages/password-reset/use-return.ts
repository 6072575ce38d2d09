import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { findReturnPath } from './sign-in-after-reset.ts'

/** Leads a patient whom a reset has signed in back to where they were, or to their dashboard where that was another patient's. */
export function useReturn(hasSignedIn: boolean): void {
  const app = useApp()
  const links = useLinks()
  const go = useGo()
  // Once the page's calls know the session too.
  const isSignedIn = useViewer().kind === 'patient'
  useEffect(() => {
    if (!hasSignedIn || !isSignedIn) return
    const leave = async () => {
      // Found anew: the sign-in has deleted what another patient left.
      const path = await findReturnPath(app)
      await returnPaths(app.tenant).take()
      go(path ?? links.path('dashboard/main'), { replace: true })
    }
    void leave()
  }, [app, links, go, hasSignedIn, isSignedIn])
}
