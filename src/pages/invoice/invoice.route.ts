import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './invoice.messages.ts'

export { InvoicePage as View } from './invoice-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
