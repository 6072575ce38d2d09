import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { readFirst } from '#src/features/own-copies/read-first.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { DocumentsPage as View } from './documents-page.tsx'

export const loader = ({ app }: LoaderArgs) => readFirst(app, ['documents', 'relatives'])

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(own.documents),
  alternates: 'none',
  isIndexed: false,
})
