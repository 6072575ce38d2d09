/** An entry of a sitemap: its absolute address, and when it last changed as ISO 8601. */
export type SitemapLine = { loc: string; lastmod: string }

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The index of a tenant's sitemap files, in the format of sitemaps.org. */
export const sitemapIndex = (files: readonly SitemapLine[]): string => write('sitemapindex', 'sitemap', files)

/** One file of pages. */
export const sitemapFile = (pages: readonly SitemapLine[]): string => write('urlset', 'url', pages)

function write(root: string, entry: string, lines: readonly SitemapLine[]): string {
  const written = lines.map(
    ({ loc, lastmod }) => `<${entry}><loc>${escape(loc)}</loc><lastmod>${lastmod}</lastmod></${entry}>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${written.join('')}</${root}>\n`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
