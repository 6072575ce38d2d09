import { messages } from '#src/features/appointment/appointment.messages.ts'
import { held, readFirst } from '#src/features/own-copies/read-first.ts'
import { keptVisitQuery } from '#src/queries/appointment.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { DashboardAppointmentPage as View } from './dashboard-appointment-page.tsx'

export const loader = ({ app, params }: LoaderArgs) =>
  readFirst(app, [], () => held(app, keptVisitQuery(app, params.id ?? '')))

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
