import type { FastifyRequest } from 'fastify'
import { freshFor, keptFor } from './html-cache.ts'
import type { WrittenPage } from './written-page.ts'

/** Parameters that identify nobody: any other may be a search, a place or a token, and is private. */
const harmless: ReadonlySet<string> = new Set(['key', 'page'])

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
const cacheControl = `public, max-age=0, s-maxage=${seconds(freshFor)}`
const cdnCacheControl = `max-age=${seconds(freshFor)}, stale-while-revalidate=${seconds(keptFor - freshFor)}`

/**
 * Headers by which caches between server and browsers keep a public page as long as this process does (K01): by its address
 * with the host, with the tenant's code as a tag, so that a change of the tenant can purge them. Browsers revalidate each time.
 * Empty for a page that is not public.
 */
export function shareable(
  { query, tenant, server }: FastifyRequest,
  page: WrittenPage,
  now: Date,
): Record<string, string> {
  if (page.kind !== 'document' || page.status !== 200 || page.isOfTheMoment || page.isPartial) return {}
  // A visitor with an ended session is redirected by a cookie, which a cache does not check (S03).
  if (server.config.expiredSessionPartners.includes(tenant.code)) return {}
  if (Object.keys(query as object).some((name) => !harmless.has(name))) return {}
  return {
    'cache-control': cacheControl,
    'cdn-cache-control': cdnCacheControl,
    'cache-tag': `tenant-${tenant.code}`,
    age: String(Math.max(0, seconds(now.getTime() - page.madeAt))),
  }
}
