import { textIn } from '#src/features/localised-text.ts'
import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'

export { StartPage as View } from './start-page.tsx'

/** It leads on at once: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: textIn(app.init.settings.whitelabel_configs.name, app.locale.language),
  alternates: 'none',
  isIndexed: false,
})
