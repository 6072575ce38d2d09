import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { hasPatientQuery } from '#src/features/own-copies/read-first.ts'

/** Whether the device's session record has a patient; undefined until it was read. */
export function useHasPatient(): boolean | undefined {
  const app = useApp()
  const { kind } = useViewer()
  const { data } = useQuery({
    ...hasPatientQuery(app, kind),
    // Who has just signed in stays so while that is read again: the page with what was begun on it is not taken away.
    placeholderData: (before) => before || undefined,
  })
  return data
}

/** Whether the patient is signed in. Who is not is led to the sign-in, and comes back to this address by it. */
export function useSignedIn(): boolean {
  const { tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  const hasPatient = useHasPatient()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (hasPatient) wasSignedIn.current = true
    // Whose session ended or who signed out leaves the page by that.
    if (hasPatient !== false || wasSignedIn.current) return
    const { pathname, search } = window.location
    void returnPaths(tenant)
      .keep(pathname + search)
      .then(() => go(links.path('account/sign-in'), { replace: true }))
  }, [hasPatient, tenant, links, go])
  return hasPatient === true
}
