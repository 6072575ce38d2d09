import type { AppContext } from '#src/context/app-context.ts'
import { ownDraftQuery } from '#src/features/own-forms/own-draft.ts'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { held, readFirst } from '#src/features/own-copies/read-first.ts'
import { profileForm } from '#src/outbox/changed-fields/own-forms.ts'
import { keptProfileQuery } from '#src/queries/own-profile.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'

export { ProfilePage as View } from './profile-page.tsx'

export const loader = ({ app }: LoaderArgs) => readFirst(app, ['account'], () => readForm(app))

/** What waits, then the draft, anew each time: it was typed into since. */
async function readForm(app: AppContext): Promise<void> {
  await held(app, keptProfileQuery(app))
  await held(app, { ...ownDraftQuery(app, profileForm), staleTime: 0 })
}

/** A private page: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.profile),
  alternates: 'none',
  isIndexed: false,
})
