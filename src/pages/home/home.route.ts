import { countryTitle } from '#src/context/country-title.ts'
import type { HeadArgs, LoaderArgs, PageHead } from '#src/routes/page-route.ts'
import { textIn } from '#src/features/localised-text.ts'
import { loadPurify } from '#src/features/safe-html/use-clean-html.ts'
import { bannersQuery, highlightsQuery, homeBlocksQuery } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { homePlacement } from '#src/queries/home-keys.ts'
import { knownFirst } from '#src/queries/known-first.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { BelowFold, Specialities } from './lazy-parts.ts'
import { ownVisitsQuery } from './own-visits-query.ts'

export { HomePage as View } from './home-page.tsx'

export async function loader({ app }: LoaderArgs) {
  const { queryClient } = app
  // Read in parallel, so that a booked visit is on the page from the first rendering. The server has none.
  if (typeof indexedDB !== 'undefined') void queryClient.prefetchQuery(ownVisitsQuery(app))
  const hasMarkup = () => queryClient.getQueryData(homeBlocksQuery(app).queryKey)?.some(({ html }) => html) ?? false
  await Promise.all([
    queryClient.ensureQueryData(specialitiesQuery(app)),
    queryClient.ensureQueryData(citiesQuery(app)),
    // The page is shown without the tenant's extra content too.
    knownFirst(queryClient, homeBlocksQuery(app)).then(() =>
      hasMarkup() ? loadPurify().catch(() => undefined) : undefined,
    ),
    knownFirst(queryClient, bannersQuery(app, homePlacement)),
    knownFirst(queryClient, highlightsQuery(app)),
    Specialities.preload?.(),
    BelowFold.preload(),
  ])
}

export function head({ app }: HeadArgs): PageHead {
  const { homepage } = app.init.settings.whitelabel_configs.meta_configs
  return {
    meta: 'homepage',
    title: countryTitle(app, textIn(homepage.title, app.locale.language)),
    description: textIn(homepage.description, app.locale.language),
    alternates: 'all',
  }
}
