import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './confirmed.messages.ts'

export { ConfirmedPage as View } from './confirmed-page.tsx'

/** A personal page: no search engine keeps it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
