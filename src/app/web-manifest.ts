import { deriveColors } from '#src/theme/derive.ts'
import type { AppContext } from './context.ts'

/** The tenant as an app to install. Its id is the tenant's alone, so that one tenant never replaces another. */
export function webManifest({ basePath, init, keyInUrl, locale, tenant }: AppContext): object {
  const { name, tagline, theme } = init.settings.whitelabel_configs
  const address = (path: string) => `${basePath}/${path}${keyInUrl ? `?key=${tenant}` : ''}`
  const own = name[locale.language] ?? name.en
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: address(`icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `${basePath}/?tenant=${tenant}`,
    name: own,
    short_name: own,
    ...(tagline ? { description: tagline[locale.language] ?? tagline.en } : {}),
    lang: locale.intl.split('-u-')[0],
    dir: locale.direction,
    start_url: address(locale.prefix),
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: theme.status_bar_color,
    background_color: deriveColors(theme, 'light').page,
    icons: [
      { src: address('icons/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(192, 'maskable'),
      png(512, 'maskable'),
    ],
  }
}
