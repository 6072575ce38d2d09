import { useEffect } from 'react'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './start.messages.ts'
import { startOf } from './start-of.ts'

/** Where the app begins when it is opened from the home screen: it leads on to what its patient has next, without a step to come back to. */
export function StartPage() {
  const intl = useIntl()
  const { tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  useEffect(() => {
    let isOpen = true
    void sessionStore(tenant)
      .read()
      // A device that stores nothing has nobody's appointment.
      .catch(() => undefined)
      .then((record) => isOpen && go(startOf(record, new Date(now()), links), { replace: true }))
    return () => void (isOpen = false)
  }, [tenant, links, go])
  return (
    <Wrap>
      <Loading label={intl.formatMessage(messages.loading)}>
        <Skeleton block="160px" radius="card" />
      </Loading>
    </Wrap>
  )
}
