import type { ClientConfiguration, LocalisedText } from '#contract/tenant'
import { deriveColors } from '#src/theme/derive.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { messages } from './web-manifest.messages.ts'
import { tenantAsset } from '#src/context/tenant-asset.ts'

/**
 * The web app manifest of the tenant, with the catalogue `manifest` loaded. Its id contains the tenant, so that one tenant never replaces
 * another. The app starts where its patient goes on: at the next appointment, where there is one.
 */
export function webManifest(app: AppContext): object {
  const { basePath, init, keyInUrl, locale, tenant } = app
  const { icon, manifest, name, tagline, theme } = init.settings.whitelabel_configs
  const own = (text: LocalisedText) => text[locale.language] || text.en
  const address = (path: string) => withKey(`${basePath}/${path}`, keyInUrl ? tenant : undefined)
  const description = manifest?.description ?? tagline
  return {
    id: `${basePath}/?tenant=${tenant}`,
    name: own(name),
    short_name: own(manifest?.short_name ?? name),
    ...(description && { description: own(description) }),
    lang: locale.intl.split('-u-')[0],
    dir: locale.direction,
    categories: ['health', 'medical'],
    start_url: address(`${locale.prefix}/start`),
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: theme.status_bar_color,
    background_color: deriveColors(theme, 'light').page,
    icons: icons(address, icon !== undefined),
    shortcuts: shortcuts(app, own).map(({ name: words, href }) => ({
      name: words,
      url: address(`${locale.prefix}${href === '/' ? '' : href}`),
    })),
    ...(manifest && { screenshots: screenshots(app, manifest, own) }),
  }
}

const appointments = '/dashboard/appointments'

/** The patient's appointments, then what the tenant leads to, without its choice the doctors. */
function shortcuts({ init, intl }: AppContext, own: (text: LocalisedText) => string): { name: string; href: string }[] {
  const chosen = init.settings.whitelabel_configs.manifest?.shortcuts.map(({ name, href }) => ({
    name: own(name),
    href,
  }))
  const others = chosen?.length ? chosen : [{ name: intl.formatMessage(messages.doctors), href: '/doctors' }]
  if (others.some(({ href }) => href === appointments)) return others
  return [{ name: intl.formatMessage(messages.appointments), href: appointments }, ...others]
}

/** A drawn icon has any size; a picture has fixed sizes. */
function icons(address: (path: string) => string, isPicture: boolean): object[] {
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: address(`icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const drawing = { src: address('icons/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
  return [
    ...(isPicture ? [] : [drawing]),
    ...([192, 512] as const).map((size) => png(size, 'any')),
    ...([192, 512] as const).map((size) => png(size, 'maskable')),
  ]
}

const screenshots = (
  app: AppContext,
  { screenshots: shown }: NonNullable<ClientConfiguration['manifest']>,
  own: (text: LocalisedText) => string,
) =>
  shown.flatMap(({ src, sizes, form_factor, label }) => {
    const address = tenantAsset(app, src)
    const type = `image/${src.split('.').at(-1) === 'jpg' ? 'jpeg' : src.split('.').at(-1)}`
    return address ? [{ src: address, sizes, type, form_factor, label: own(label) }] : []
  })

/** An address in the app, with the key after any other query. */
const withKey = (path: string, key: string | undefined) =>
  key === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}key=${key}`
