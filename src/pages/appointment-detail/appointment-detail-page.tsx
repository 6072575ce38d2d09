import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import * as css from '#src/features/appointment/appointment.css.ts'
import { messages } from '#src/features/appointment/appointment.messages.ts'
import { AppointmentFrame, AppointmentPage } from '#src/features/appointment/appointment-page.tsx'
import { AppointmentSkeleton, NotLoaded, NotOpened } from '#src/features/appointment/appointment-states.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { openedLinkQuery } from '#src/queries/appointment.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'

/** One appointment (R15): booked on this device, or opened by the link in a text message. */
export function AppointmentDetailPage() {
  const { params } = usePage()
  const linkToken = useLinkToken()
  return linkToken ? <OpenedLink key={linkToken} linkToken={linkToken} /> : <OwnAppointment name={params.id ?? ''} />
}

function OwnAppointment({ name }: { name: string }) {
  const intl = useIntl()
  return (
    <AppointmentPage
      name={name}
      heading={() => (
        <div className={css.head}>
          <h1>{intl.formatMessage(messages.title)}</h1>
        </div>
      )}
    />
  )
}

/**
 * Exchanges the link's token once for a credential that opens the appointment from now on, which is then shown at its plain
 * address.
 */
function OpenedLink({ linkToken }: { linkToken: string }) {
  const app = useApp()
  const links = useLinks()
  const go = useGo()
  const { params } = usePage()
  const opened = useQuery({ ...openedLinkQuery(app, linkToken), retry: false })
  const id = opened.data
  useEffect(() => {
    if (id && id !== params.id) go(links.appointment(id), { replace: true })
  }, [id, params.id, links, go])
  if (id) return <OwnAppointment name={id} />
  const hasEnded =
    opened.error instanceof Problem && ['gone', 'not_found', 'validation_failed'].includes(opened.error.code)
  return (
    <AppointmentFrame>
      {hasEnded ? (
        <NotOpened why="ended" />
      ) : opened.isError || opened.isPaused ? (
        <NotLoaded onRetry={() => void opened.refetch()} />
      ) : (
        <AppointmentSkeleton of="opening" />
      )}
    </AppointmentFrame>
  )
}

/**
 * The token behind the # of a link. It is removed from address and history at once, and stays in this page's memory until it is
 * exchanged.
 */
function useLinkToken(): string | undefined {
  const { params } = usePage()
  const links = useLinks()
  const go = useGo()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [taken, setTaken] = useState<{ token: string; name: string }>()
  const name = params.id ?? ''
  if (tokenShape.test(hash) && taken?.token !== hash) setTaken({ token: hash, name })
  useEffect(() => {
    if (hash) go(links.appointment(name), { replace: true, resetScroll: false })
  }, [hash, name, links, go])
  return taken?.name === name ? taken.token : undefined
}

const tokenShape = /^[\w-]{16}$/
