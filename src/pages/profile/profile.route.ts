import { messages } from '#src/features/own-pages/own.messages.ts'
import { readFirst } from '#src/features/own-pages/read-first.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { ProfilePage as View } from './profile-page.tsx'

export const loader = ({ app }: LoaderArgs) => readFirst(app, ['account'])

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.profile),
  alternates: 'none',
  isIndexed: false,
})
