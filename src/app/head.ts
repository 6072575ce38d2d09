import type { AppContext } from './context.ts'
import type { PageHead } from '#src/routes/page-route.ts'
import { neutralTenant } from './neutral-init.ts'
import { offeredLocales } from './offered-locales.ts'
import { tenantAsset } from './tenant-asset.ts'

/** One element of the document's head that belongs to the page and changes with it. */
export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Readonly<Record<string, string>>; text?: string }

type Place = { /** In-app path of the page: mount path, locale, no query. */ path: string }

/** Title and tags of a page: description, canonical and alternate addresses, Open Graph (T09), structured data. */
export function toHeadTags(app: AppContext, head: PageHead, { path }: Place): { title: string; tags: HeadTag[] } {
  const { description, isIndexed = true, structuredData = [] } = head
  const { name } = app.init.settings.whitelabel_configs
  const canonical = absolute(app, head.canonical ?? withKey(app, path))
  const shown = { title: head.title, description, type: 'website' as const, ...head.openGraph }
  const picture = shown.image ?? tenantPicture(app, head)
  const image = app.tenant === neutralTenant ? undefined : absolute(app, picture ?? iconAddress(app))
  return {
    title: whole(app, head),
    tags: [
      ...named({ description, robots: isIndexed ? undefined : 'noindex' }),
      ...(isIndexed ? [link({ rel: 'canonical', href: canonical }), ...alternates(app, head, path)] : []),
      ...properties({
        'og:title': shown.title,
        'og:description': shown.description,
        'og:type': shown.type,
        'og:url': canonical,
        'og:site_name': name[app.locale.language] || name.en,
        'og:locale': app.locale.intl.split('-u-')[0]?.replace('-', '_'),
        'og:image': image,
      }),
      ...named({ 'twitter:card': picture ? 'summary_large_image' : 'summary' }),
      ...structuredData.map((data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
      })),
    ],
  }
}

/** The title with the tenant's name around it, as the tenant wants it; its own words for a page are whole already. */
function whole({ init, locale, tenant }: AppContext, { title, meta }: PageHead): string {
  const { name, title_template } = init.settings.whitelabel_configs
  const own = name[locale.language] || name.en
  // Maintenance may have no tenant to name.
  if (meta || tenant === neutralTenant || title === own) return title
  const template = title_template && (title_template[locale.language] || title_template.en)
  // A replacement's text may hold signs that `replace` reads as its own; a function's does not.
  return template ? template.replace('%s', () => title) : `${title} | ${own}`
}

const iconAddress = (app: AppContext) => withKey(app, `${app.basePath}/icons/icon-512.png`)

/** The tenant's picture for a page that has none of its own: that of its words for the page, else the one for all (T09). */
function tenantPicture(app: AppContext, { meta }: PageHead): string | undefined {
  const { meta_configs, og_image } = app.init.settings.whitelabel_configs
  const name = (meta && meta_configs[meta].og_image) ?? og_image
  return name && tenantAsset(app, name)
}

/** The same page in the tenant's other locales. An entity belongs to one country, so only its languages, unless said otherwise. */
function alternates(app: AppContext, { alternates: which = 'country' }: PageHead, path: string): HeadTag[] {
  const within = `${app.basePath}/${app.locale.prefix}`
  if (which === 'none' || (path !== within && !path.startsWith(`${within}/`))) return []
  const offered = offeredLocales(app.init.settings.whitelabel_configs).filter(
    ({ country }) => which === 'all' || country === app.locale.country,
  )
  if (offered.length < 2) return []
  return offered.map(({ prefix, intl }) =>
    link({
      rel: 'alternate',
      hreflang: intl.split('-u-')[0] ?? prefix,
      href: absolute(app, withKey(app, `${app.basePath}/${prefix}${path.slice(within.length)}`)),
    }),
  )
}

const withKey = ({ keyInUrl, tenant }: AppContext, path: string) => (keyInUrl ? `${path}?key=${tenant}` : path)

const absolute = ({ origin }: AppContext, address: string) => new URL(address, origin).href

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

const named = (values: Record<string, string | undefined>) => metas('name', values)
const properties = (values: Record<string, string | undefined>) => metas('property', values)

function metas(attribute: 'name' | 'property', values: Record<string, string | undefined>): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { [attribute]: name, content } }] : [],
  )
}
