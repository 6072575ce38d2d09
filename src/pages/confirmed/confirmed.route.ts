import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './confirmed.messages.ts'

export { ConfirmedPage as View } from './confirmed-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
