import { messages as own } from '#src/features/own-pages/own.messages.ts'
import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'

export { DocumentsPage as View } from './documents-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(own.documents),
  alternates: 'none',
  isIndexed: false,
})
