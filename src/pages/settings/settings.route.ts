import { messages } from '#src/features/own-pages/own.messages.ts'
import { readFirst } from '#src/features/own-copies/read-first.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { SettingsPage as View } from './settings-page.tsx'

export const loader = ({ app }: LoaderArgs) =>
  readFirst(app, ['settings', 'messages', 'devices', 'passkeys', 'ways', 'events', 'calendar'])

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.settings),
  alternates: 'none',
  isIndexed: false,
})
