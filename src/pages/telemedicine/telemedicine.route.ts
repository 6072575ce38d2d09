import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './telemedicine.messages.ts'

export { TelemedicinePage as View } from './telemedicine-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
