import { dictionary } from '#contract/dictionary'
import type { Language } from '#contract/locale'
import type { ClientConfiguration, PageMeta } from '#contract/tenant'
import { trimBoth } from '#contract/trim'
import { defaultTenantCode, type Tenant } from '#server/tenants/tenant'
import { assetAddresses } from '#server/tenants/asset-address'

type MetaName = keyof ClientConfiguration['meta_configs']

/** Addresses for which a tenant writes meta of its own; all others have that of the home page. */
const slugs = dictionary<MetaName>({
  '': 'homepage',
  home: 'homepage',
  homepage: 'homepage',
  'search-result': 'search_result',
  'search/result': 'search_result',
  doctors: 'search_result',
  'search-clinic': 'search_clinic',
  'search/hospital': 'search_clinic',
  clinic: 'search_clinic',
  hospital: 'search_clinic',
})

/** SEO meta of an address (C04) in a language, or in English where it is not translated. A slug may have a locale prefix. */
export function toPageMeta(tenant: Tenant, slug: string, language: Language, basePath: string): PageMeta {
  const path = trimBoth(slug, '/').replace(/^(?:[a-z]{2}-[a-z]{2}|id|en)(?:\/|$)/, '')
  const { title, description, og_image } = tenant.configuration.meta_configs[slugs[path] ?? 'homepage']
  const meta_title = title[language] ?? title.en
  const meta_description = description[language] ?? description.en
  return {
    ...{ meta_title, meta_description, og_title: meta_title, og_description: meta_description },
    og_image: shareImage(tenant, og_image, basePath),
  }
}

/**
 * Picture of a shared page: that of its meta, else the tenant's, else its icon. Where the host does not name the tenant, the
 * icon's address needs the key.
 */
function shareImage(tenant: Tenant, own: string | undefined, basePath: string): string {
  const { code, configuration, hosts } = tenant
  const name = own ?? configuration.og_image
  const picture = name && assetAddresses(tenant, basePath).of(name)
  if (picture) return picture
  const needsKey = hosts.length === 0 && code !== defaultTenantCode
  return `${basePath}/icons/icon-512.png${needsKey ? `?key=${code}` : ''}`
}
