import { notFound, redirect } from '@tanstack/react-router'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import type { HeadArgs, LoaderArgs } from '#src/routes/page-route.ts'
import { chosenPlace } from './chosen-place.ts'

export { ExternalPage as View } from './external-page.tsx'

/** An id that is not on the list is not found; an address within the app redirects to it. */
export async function loader({ app, search }: LoaderArgs) {
  const place = findExternalPlace(app, chosenPlace(app, search))
  if (!place && search['target']) throw notFound()
  if (place && !place.isFramed && place.host === undefined) throw redirect({ href: place.address })
  return Promise.resolve()
}

export function head({ app, search }: HeadArgs) {
  const { name } = app.init.settings.whitelabel_configs
  const title = findExternalPlace(app, chosenPlace(app, search))?.title
  return { title: [title, name[app.locale.language] ?? name.en].filter(Boolean).join(' | '), isIndexed: false }
}
