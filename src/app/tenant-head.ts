import { fontsToPreload } from '#src/theme/fonts.ts'
import { tenantStyle } from '#src/theme/style.ts'
import type { AppContext } from './context.ts'
import type { HeadTag } from './head.ts'

/** What the tenant puts into every document: colours and faces, icons, the web app manifest. */
export function tenantHead({ basePath, init, locale, tenant, keyInUrl }: AppContext): {
  style: string
  tags: HeadTag[]
} {
  const { theme, name } = init.settings.whitelabel_configs
  const key = keyInUrl ? `key=${tenant}` : ''
  const address = (path: string, ...queries: string[]) =>
    `${basePath}/${path}${[...queries, key].filter(Boolean).length ? `?${[...queries, key].filter(Boolean).join('&')}` : ''}`
  const sources = { basePath }
  return {
    style: tenantStyle(theme, sources),
    tags: [
      meta('theme-color', theme.status_bar_color),
      meta('application-name', name.en),
      meta('apple-mobile-web-app-title', name[locale.language] ?? name.en),
      meta('mobile-web-app-capable', 'yes'),
      link({ rel: 'manifest', href: address('manifest.webmanifest', `locale=${locale.prefix}`) }),
      link({ rel: 'icon', type: 'image/svg+xml', href: address('icons/icon.svg') }),
      link({ rel: 'apple-touch-icon', href: address('icons/apple-touch-icon.png') }),
      ...fontsToPreload(theme, locale.language, sources).map((href) =>
        link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
      ),
    ],
  }
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
