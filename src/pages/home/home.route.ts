import type { AppContext } from '#src/context/app-context.ts'
import { countryTitle } from '#src/context/country-title.ts'
import { isFirstSight } from '#src/page-load/first-sight.ts'
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

/** Longest wait for visits of this device, in milliseconds. */
const patience = 500
/** How long the visits that were read early are the same for the loader, in milliseconds. */
const sameFor = 1_000

const readOwnVisits = (app: AppContext) => app.queryClient.prefetchQuery({ ...ownVisitsQuery(app), staleTime: sameFor })

export const early = (app: AppContext): void => void readOwnVisits(app)

export async function loader({ app }: LoaderArgs) {
  const { queryClient } = app
  // A booked visit is on the page from the first rendering. The server has none, and a device that takes long is not waited for.
  const ownVisits =
    typeof indexedDB !== 'undefined' &&
    Promise.race([readOwnVisits(app), new Promise((resolve) => setTimeout(resolve, patience))])
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
    // They are not on the first sight of it.
    ...(isFirstSight() ? [] : [Specialities.preload?.(), BelowFold.preload()]),
    ownVisits,
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
