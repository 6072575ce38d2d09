import { step } from './configuration-issue.ts'
import type { TenantFile } from './tenant-file.ts'

/** An address of a link, and its path in the file. */
export type SuppliedLink = { path: string; address: string }

/** Every link in a tenant's configuration and content. */
export function suppliedLinks({ configuration, blocks, banners, highlights }: TenantFile): SuppliedLink[] {
  const { back_button_url, expired_path = '', external_pages, homepage_url, login_url, manifest } = configuration
  // The notice of an ended session has no locale, and is where nothing else may lead.
  const afterExpiry = expired_path === '/token-expired' ? '' : expired_path
  return [
    ...Object.entries({ homepage_url, back_button_url, login_url, expired_path: afterExpiry }).map(
      ([name, address]) => ({
        path: `/configuration/${name}`,
        address,
      }),
    ),
    ...(external_pages ?? []).flatMap(({ url }, i) => {
      const path = `/configuration/external_pages/${i}/url`
      if (typeof url === 'string') return [{ path, address: url }]
      return Object.entries(url).map(([language, address]) => ({ path: path + step(language), address }))
    }),
    ...linksIn(manifest?.shortcuts, '/configuration/manifest/shortcuts'),
    ...linksIn(blocks, '/blocks'),
    ...linksIn(banners, '/banners'),
    ...linksIn(highlights, '/highlights'),
  ].filter(({ address }) => address !== '')
}

/** Addresses in `href`, and in links of `html`. */
function linksIn(value: unknown, path: string): SuppliedLink[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const at = path + step(name)
    if (typeof part !== 'string') return linksIn(part, at)
    if (name === 'href') return [{ path: at, address: part }]
    return name === 'html'
      ? [...part.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => ({
          path: at,
          address: (href ?? '').replaceAll('&amp;', '&'),
        }))
      : []
  })
}
