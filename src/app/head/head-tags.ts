import type { AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import type { PageHead } from '#src/routes/page-route.ts'
import { neutralTenant } from '#src/context/neutral-init.ts'
import { offeredLocales } from '#src/context/offered-locales.ts'
import { tenantAsset } from '#src/context/tenant-asset.ts'

/** One element of the document's head that belongs to the page and changes with it. */
export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Readonly<Record<string, string>>; text?: string }

type Place = { /** In-app path of the page: mount path, locale, no query. */ path: string }

/** Title and tags of a page: description, canonical and alternate addresses, Open Graph (T09), structured data. */
export function toHeadTags(app: AppContext, head: PageHead, { path }: Place): { title: string; tags: HeadTag[] } {
  const { description, isIndexed = true, structuredData = [] } = head
  const { name } = app.init.settings.whitelabel_configs
  const known = knownBy(app, head) ?? withKey(app, path)
  const canonical = absolute(app, known)
  const shown = { title: head.title, description, type: 'website' as const, ...head.openGraph }
  const picture = shown.image ?? tenantPicture(app, head)
  const image = app.tenant === neutralTenant ? undefined : absolute(app, picture ?? iconAddress(app))
  return {
    title: whole(app, head),
    tags: [
      ...named({ description, robots: isIndexed ? undefined : 'noindex' }),
      ...(isIndexed ? [link({ rel: 'canonical', href: canonical }), ...alternates(app, head, known)] : []),
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

/** The title in the tenant's template; the tenant's own titles for a page are already complete. */
function whole({ init, locale, tenant }: AppContext, { title, meta }: PageHead): string {
  const { name, title_template } = init.settings.whitelabel_configs
  const own = name[locale.language] || name.en
  // The maintenance page may have no tenant to name.
  if (meta || tenant === neutralTenant || title === own) return title
  const template = title_template && (title_template[locale.language] || title_template.en)
  // As a string, `replace` would interpret `$` in it; as a function it does not.
  return template ? template.replace('%s', () => title) : `${title} | ${own}`
}

const iconAddress = (app: AppContext) => withKey(app, `${app.basePath}/icons/icon-512.png`)

/** The tenant's picture for a page without one of its own: that of its meta, else its default (T09). */
function tenantPicture(app: AppContext, { meta }: PageHead): string | undefined {
  const { meta_configs, og_image } = app.init.settings.whitelabel_configs
  const name = (meta && meta_configs[meta].og_image) ?? og_image
  return name && tenantAsset(app, name)
}

const knownBy = (app: AppContext, { canonical }: PageHead, locale = app.locale) =>
  typeof canonical === 'function' ? canonical(createLinks({ ...app, locale })) : canonical

/**
 * The same page in the tenant's other locales, each by its canonical address there. An entity belongs to one country, so only
 * its languages, unless the head says otherwise; `x-default` is then the tenant's default locale.
 */
function alternates(app: AppContext, head: PageHead, known: string): HeadTag[] {
  const { alternates: which = 'country' } = head
  const within = `${app.basePath}/${app.locale.prefix}`
  if (which === 'none' || !/^(?:[/?]|$)/.test(known.startsWith(within) ? known.slice(within.length) : 'elsewhere'))
    return []
  const offered = offeredLocales(app.init.settings.whitelabel_configs).filter(
    ({ country }) => which === 'all' || country === app.locale.country,
  )
  if (offered.length < 2) return []
  const placed = offered.map((locale) => ({
    hreflang: locale.intl.split('-u-')[0] ?? locale.prefix,
    address:
      typeof head.canonical === 'function'
        ? knownBy(app, head, locale)!
        : `${app.basePath}/${locale.prefix}${known.slice(within.length)}`,
  }))
  const others = which === 'all' ? placed.slice(0, 1).map((first) => ({ ...first, hreflang: 'x-default' })) : []
  return [...placed, ...others].map(({ hreflang, address }) =>
    link({ rel: 'alternate', hreflang, href: absolute(app, address) }),
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
