import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'
import { messages } from './consent.messages.ts'

export { RelativeConsentPage as View } from './relative-consent-page.tsx'

/** A page for whoever was sent its link: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title),
  alternates: 'none',
  isIndexed: false,
})
