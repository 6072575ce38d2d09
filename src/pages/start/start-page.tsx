import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { endStart, readStart } from './read-start.ts'
import { messages } from './start.messages.ts'

const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }))
const TryPush = lazy(async () => ({ default: (await import('#src/features/push/try-push.tsx')).TryPush }))

/** Where the app begins when it is opened from the home screen: it leads on to what its patient has next, without a step to come back to; and where staff try messages. */
export function StartPage() {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const go = useGo()
  const [tried] = useState(() => /^#try-push=([\w-]+)$/.exec(window.location.hash)?.[1])
  const [isWelcome, setWelcome] = useState(false)
  useEffect(() => {
    if (tried !== undefined) {
      const { pathname, search } = window.location
      // It opens something once: it stays in no history.
      return window.history.replaceState(window.history.state, '', pathname + search)
    }
    let isOpen = true
    void readStart(app, links).then(({ address, visit, isUnknown }) => {
      if (!isOpen) return
      endStart(app)
      if (isUnknown) return setWelcome(true)
      go(address, { replace: true })
      // From there the way back leads to the overview.
      if (visit !== undefined) go(links.ownAppointment(visit))
    })
    return () => void (isOpen = false)
  }, [app, links, go, tried])
  const opening = (
    <Wrap>
      <Loading label={intl.formatMessage(messages.loading)}>
        <Skeleton block="160px" radius="card" />
      </Loading>
    </Wrap>
  )
  if (tried === undefined && !isWelcome) return opening
  return <Suspense fallback={opening}>{tried === undefined ? <Welcome /> : <TryPush token={tried} />}</Suspense>
}
