import { LRUCache } from 'lru-cache'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locale'
import { remember } from '#server/directory/remember'
import { scopeOf } from '#server/directory/visibility/scope'
import { createSitemapLists } from '#server/directory/sitemap'
import { compressText, sendCompressed } from './compress.ts'
import type { Front } from './front.ts'
import { offeredLocales } from './locale-choice.ts'
import { createSitemapKinds, sitemapKinds, type SitemapKindName, type SitemapPlace } from './sitemap-kinds.ts'
import { sitemapFile, sitemapIndex, type SitemapLine } from './sitemap-xml.ts'
import { originOf } from './origin.ts'
import { isElsewhere, isKeyNeeded, keyQueryOf } from './visit.ts'

/** Most pages in one file, by the format. */
const pagesPerFile = 50_000

/** Lifetime of cached counts and files, in milliseconds. */
const countsMilliseconds = 300_000
/** Bytes of cached files, two per character; a large directory has some five mebibytes in one. */
const mostBytes = 64 * 1024 * 1024

/**
 * Sitemaps of a tenant's public pages: an index, and a file for each locale and kind of page. They are at the mount path, since
 * a sitemap may only list addresses below its own folder.
 *
 * @param size most pages per file.
 */
export const sitemap: FastifyPluginAsync<{ front: Front; size?: number }> = async (
  web,
  { front, size = pagesPerFile },
) => {
  const { basePath } = web.config
  const kinds = createSitemapKinds(createSitemapLists(web.database), size)
  const counted = remember<{ lastmod: string }[]>(web.clock, countsMilliseconds)

  const files = new LRUCache<string, { xml: string; until: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ xml }, key) => 2 * (xml.length + key.length) + 200,
  })
  const writing = new Map<string, Promise<string>>()

  /** A recently written file, for the same tenant and host; else written once for all concurrent callers. */
  async function kept(request: FastifyRequest, name: string, write: () => Promise<string>): Promise<string> {
    const { code, updatedAt } = request.tenant
    const key = [code, updatedAt.getTime(), originOf(request), isKeyNeeded(request), name].join(' ')
    const now = web.clock().getTime()
    const known = files.get(key)
    if (known && now < known.until) return known.xml
    const made = writing.get(key) ?? write().finally(() => writing.delete(key))
    writing.set(key, made)
    const xml = await made
    files.set(key, { xml, until: now + countsMilliseconds })
    return xml
  }

  const partsOf = ({ scope, country, changed }: SitemapPlace, kind: SitemapKindName) =>
    counted([scope.tenant, country, kind].join(' '), () => kinds[kind].parts({ scope, country, changed }))

  /** Files of every kind that has pages, in this locale. */
  async function filesOf(request: FastifyRequest, locale: Locale): Promise<SitemapLine[]> {
    const place = placeOf(request, locale)
    const files = sitemapKinds.map(async (kind) =>
      (await partsOf(place, kind)).map(({ lastmod }, part) => ({
        loc: `${originOf(request)}${basePath}/sitemap-${locale.prefix}-${kind}-${part + 1}.xml${keyQueryOf(request)}`,
        lastmod,
      })),
    )
    return (await Promise.all(files)).flat()
  }

  async function linesOf(
    request: FastifyRequest,
    { prefix: locale }: Locale,
    pages: Awaited<ReturnType<(typeof kinds)['pages']['pages']>>,
  ): Promise<SitemapLine[]> {
    const renderer = await front.renderer()
    const place = { basePath, tenant: request.tenant.code, keyInUrl: isKeyNeeded(request), locale }
    return pages.flatMap(({ page, lastmod }) => {
      const address = renderer.addressOf(place, page)
      return address ? [{ loc: originOf(request) + address, lastmod }] : []
    })
  }

  web.get('/sitemap.xml', async (request, reply) => {
    if (!request.knownTenant || isElsewhere(request)) return reply.callNotFound()
    const files: SitemapLine[] = []
    for (const locale of offeredLocales(request.tenant.configuration)) files.push(...(await filesOf(request, locale)))
    return send(request, reply, sitemapIndex(files))
  })

  web.get<{ Params: { name: string } }>('/sitemap-:name(^[a-z0-9-]+).xml', async (request, reply) => {
    if (!request.knownTenant || isElsewhere(request)) return reply.callNotFound()
    const [, prefix, kind, part] = fileName.exec(request.params.name) ?? []
    const locale = offeredLocales(request.tenant.configuration).find((offered) => offered.prefix === prefix)
    const known = sitemapKinds.find((name) => name === kind)
    if (!locale || !known) return reply.callNotFound()
    const place = placeOf(request, locale)
    const index = Number(part) - 1
    if (index >= (await partsOf(place, known)).length) return reply.callNotFound()
    const write = async () => {
      const pages = await kinds[known].pages(place, index)
      const lines = await linesOf(request, locale, pages)
      return lines.length > 0 ? sitemapFile(lines) : ''
    }
    const xml = await kept(request, request.params.name, write)
    return xml === '' ? reply.callNotFound() : send(request, reply, xml)
  })
}

const fileName = new RegExp(`^([a-z-]+?)-(${sitemapKinds.join('|')})-([1-9][0-9]{0,4})$`)

function placeOf({ tenant }: FastifyRequest, { country }: Locale): SitemapPlace {
  return { scope: scopeOf(tenant), country, changed: tenant.updatedAt.toISOString() }
}

async function send(request: FastifyRequest, reply: FastifyReply, xml: string): Promise<FastifyReply> {
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
  return sendCompressed(request, reply, await compressText(xml))
}
