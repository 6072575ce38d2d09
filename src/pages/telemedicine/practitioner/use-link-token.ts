import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { practitionerLink } from '#src/storage/practitioner-link.ts'

/**
 * The token of the facility's link, empty where there is none. It comes behind the # of the address, which browsers do not send, and is taken out of it
 * at once: no history and no copied address has it. The tab keeps it for a reload.
 */
export function useLinkToken(): string {
  const { tenant } = useApp()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [known, setKnown] = useState(() => practitionerLink(tenant).read() ?? '')
  // Another link that is opened in this tab counts from then on.
  if (hash !== '' && hash !== known) setKnown(hash)
  useEffect(() => {
    if (hash === '') return
    practitionerLink(tenant).keep(hash)
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [hash, tenant])
  return hash || known
}
