import type { PageHead, HeadArgs } from '#src/routes/page-route.ts'
import { messages } from './booking.messages.ts'

export { BookingPage as View } from './booking-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
