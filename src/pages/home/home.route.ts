import { type HeadArgs, type LoaderArgs } from '#src/routes/page-route.ts'
import { textIn } from '#src/features/localised-text.ts'
import { blocksQuery } from '#src/queries/content.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { homeBlockKeys } from './home-blocks.ts'

export async function loader({ app }: LoaderArgs) {
  const { queryClient } = app
  await Promise.all([
    queryClient.ensureQueryData(specialitiesQuery(app)),
    queryClient.ensureQueryData(citiesQuery(app)),
    // A page without the tenant's extra content is still the page.
    queryClient.prefetchQuery(blocksQuery(app, homeBlockKeys(app.locale))),
  ])
}

export function head({ app }: HeadArgs) {
  const { homepage } = app.init.settings.whitelabel_configs.meta_configs
  return {
    title: textIn(homepage.title, app.locale.language),
    description: textIn(homepage.description, app.locale.language),
  }
}
