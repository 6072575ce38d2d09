import { messages } from '#src/features/own-pages/own.messages.ts'
import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'

export { SettingsPage as View } from './settings-page.tsx'

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.settings),
  alternates: 'none',
  isIndexed: false,
})
