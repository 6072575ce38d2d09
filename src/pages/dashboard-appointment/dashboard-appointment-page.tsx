import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as css from '#src/features/appointment/appointment.css.ts'
import { messages } from '#src/features/appointment/appointment.messages.ts'
import { OneAppointment } from '#src/features/appointment/appointment-page.tsx'
import { OwnFrame } from '#src/features/own-pages/own-frame.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'

/** One of the patient's appointments within the dashboard (R13), which its short address opens, too (R14). */
export function DashboardAppointmentPage() {
  const intl = useIntl()
  const { params } = usePage()
  const id = params.id ?? ''
  useDashboardAddress(id)
  return (
    <OwnFrame width="page">
      <OneAppointment
        name={id}
        heading={() => (
          <div className={css.head}>
            <h1>{intl.formatMessage(messages.title)}</h1>
          </div>
        )}
      />
    </OwnFrame>
  )
}

/** Whatever address led here, the one of the dashboard is what is shared and gone back to. */
function useDashboardAddress(id: string): void {
  const links = useLinks()
  const go = useGo()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (/\/appointment\/[^/]+\/detail$/.test(pathname)) go(links.ownAppointment(id), { replace: true })
  }, [pathname, id, links, go])
}
