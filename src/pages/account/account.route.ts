import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './account.messages.ts'

export { AccountPage as View } from './account-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
