import { messages } from '#src/features/own-pages/own.messages.ts'
import { readFirst } from '#src/features/own-copies/read-first.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { RelativesPage as View } from './relatives-page.tsx'

export const loader = ({ app }: LoaderArgs) => readFirst(app, ['relatives'])

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.relatives),
  alternates: 'none',
  isIndexed: false,
})
