import { messages } from '#src/features/own-pages/own.messages.ts'
import { held, readFirst } from '#src/features/own-copies/read-first.ts'
import { keptVisitsCopyQuery } from '#src/queries/own-appointments.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { AppointmentsPage as View } from './appointments-page.tsx'

export const loader = ({ app }: LoaderArgs) =>
  readFirst(app, ['ahead', 'past'], () => held(app, keptVisitsCopyQuery(app)))

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.appointments),
  alternates: 'none',
  isIndexed: false,
})
