import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/locale'
import { remember } from '#server/directory/remember'
import { scopeOf } from '#server/directory/scope'
import { createSitemapLists } from '#server/directory/sitemap'
import { sendText } from './compress.ts'
import type { Front } from './index.ts'
import { offeredLocales } from './locale-choice.ts'
import { createSitemapKinds, sitemapKinds, type SitemapPlace } from './sitemap-kinds.ts'
import { sitemapFile, sitemapIndex, type SitemapLine } from './sitemap-xml.ts'
import { originOf } from './origin.ts'
import { isElsewhere, isKeyNeeded, keyQueryOf } from './visit.ts'

/** More than this many pages may not stand in one file. */
const pagesPerFile = 50_000

/** A directory is counted anew after this long. */
const countsMilliseconds = 300_000

/**
 * What a tenant shows to everybody, for search engines: one list of files, and a file for each locale and kind of page. They stand
 * beside each other at the mount path, since a file speaks for what is below its own folder alone.
 *
 * @param size most pages of a file.
 */
export const sitemap: FastifyPluginAsync<{ front: Front; size?: number }> = async (
  web,
  { front, size = pagesPerFile },
) => {
  const { basePath } = web.config
  const kinds = createSitemapKinds(createSitemapLists(web.database), size)
  const counted = remember<{ lastmod: string }[]>(web.clock, countsMilliseconds)

  /** Of every kind that has pages, in this locale. */
  async function filesOf(request: FastifyRequest, locale: Locale): Promise<SitemapLine[]> {
    const place = placeOf(request, locale)
    const renderer = await front.renderer()
    const files = sitemapKinds.map(async (kind) => {
      if (!renderer.hasScreen(kinds[kind].screen)) return []
      const parts = await counted([request.tenant.code, locale.country, kind].join(' '), () => kinds[kind].parts(place))
      return parts.map(({ lastmod }, part) => ({
        loc: `${originOf(request)}${basePath}/sitemap-${locale.prefix}-${kind}-${part + 1}.xml${keyQueryOf(request)}`,
        lastmod,
      }))
    })
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
    if (!locale || !known || !(await front.renderer()).hasScreen(kinds[known].screen)) return reply.callNotFound()
    const lines = await linesOf(request, locale, await kinds[known].pages(placeOf(request, locale), Number(part) - 1))
    return lines.length > 0 ? send(request, reply, sitemapFile(lines)) : reply.callNotFound()
  })
}

const fileName = new RegExp(`^([a-z-]+?)-(${sitemapKinds.join('|')})-([1-9][0-9]{0,4})$`)

function placeOf({ tenant }: FastifyRequest, { country }: Locale): SitemapPlace {
  return { scope: scopeOf(tenant), country, changed: tenant.updatedAt.toISOString() }
}

function send(request: FastifyRequest, reply: FastifyReply, xml: string): Promise<FastifyReply> {
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
  return sendText(request, reply, xml)
}
