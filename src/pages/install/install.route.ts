import { messages } from '#src/features/install/install-guide.messages.ts'
import { textIn } from '#src/features/localised-text.ts'
import type { HeadArgs, PageHead } from '#src/routes/page-route.ts'

export { InstallPage as View } from './install-page.tsx'

/** Each browser shows another: search engines must not index it. */
export const head = ({ app }: HeadArgs): PageHead => ({
  title: app.intl.formatMessage(messages.title, {
    name: textIn(app.init.settings.whitelabel_configs.name, app.locale.language),
  }),
  alternates: 'none',
  isIndexed: false,
})
