import { messages } from '#src/features/appointment/appointment.messages.ts'
import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'

export { DashboardAppointmentPage as View } from './dashboard-appointment-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
