import { splashFile, splashScreens } from '#contract/splash-screens'
import { deriveColors } from '#src/theme/derive.ts'
import { fontsToPreload } from '#src/theme/fonts.ts'
import { tenantStyle } from '#src/theme/style.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { HeadTag } from './head-tags.ts'
import { neutralTenant } from '#src/context/neutral-init.ts'
import { tenantAsset } from '#src/context/tenant-asset.ts'

/** What every document of the tenant has in its head: colours and fonts, icons, the web app manifest. */
export function tenantHead(app: AppContext): { style: string; tags: HeadTag[] } {
  const { basePath, init, locale, tenant } = app
  const { icon, manifest, name, theme } = init.settings.whitelabel_configs
  const own = name[locale.language] || name.en
  const short = manifest?.short_name ?? name
  const sources = { basePath, assetAddress: (file: string) => tenantAsset(app, file) }
  const style = tenantStyle(theme, sources)
  if (tenant === neutralTenant) return { style, tags: [schemeColor('light', theme.status_bar_color)] }
  return {
    style,
    tags: [
      schemeColor('light', theme.status_bar_color),
      schemeColor('dark', deriveColors(theme, 'dark').header),
      meta('application-name', own),
      meta('apple-mobile-web-app-title', short[locale.language] || short.en),
      meta('mobile-web-app-capable', 'yes'),
      meta('apple-mobile-web-app-capable', 'yes'),
      meta('apple-mobile-web-app-status-bar-style', 'default'),
      link({ rel: 'manifest', href: address(app, 'manifest.webmanifest', `locale=${locale.prefix}`) }),
      link({ rel: 'icon', sizes: '32x32', href: address(app, 'icons/favicon.ico') }),
      icon
        ? link({ rel: 'icon', type: 'image/png', sizes: '192x192', href: address(app, 'icons/icon-192.png') })
        : link({ rel: 'icon', type: 'image/svg+xml', href: address(app, 'icons/icon.svg') }),
      link({ rel: 'apple-touch-icon', href: address(app, 'icons/apple-touch-icon.png') }),
      ...splashes(app),
      ...fontsToPreload(theme, locale.language, sources).map((href) =>
        link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
      ),
    ],
  }
}

/** An address under the mount path, with the key where the host does not name the tenant. */
function address({ basePath, keyInUrl, tenant }: AppContext, path: string, ...queries: string[]): string {
  const query = [...queries, ...(keyInUrl ? [`key=${tenant}`] : [])].join('&')
  return `${basePath}/${path}${query && `?${query}`}`
}

/** Splash screens of the installed app, each for the screens it fits. */
const splashes = (app: AppContext): HeadTag[] =>
  splashScreens.map((screen) =>
    link({
      rel: 'apple-touch-startup-image',
      media: `(device-width:${screen.width}px) and (device-height:${screen.height}px) and (-webkit-device-pixel-ratio:${screen.ratio}) and (orientation:portrait)`,
      href: address(app, `icons/${splashFile(screen)}`),
    }),
  )

const schemeColor = (scheme: 'light' | 'dark', content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
})
const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
