import { LRUCache } from 'lru-cache'
import { Problem } from '#contract/problem'
import { serviceAway } from '#contract/rendering'
import type { WrittenPage } from './written-page.ts'

type Kept = { page: Extract<WrittenPage, { kind: 'document' }>; isRenewing: boolean }

/** In milliseconds: a younger page is served as it is; an older one is served and renewed in the background. */
export const freshFor = 60_000
/** An older page is served only while no other can be made (K01). */
export const keptFor = 3_600_000
/** Size of the cache in bytes of memory. The least recently used pages are removed first. */
const mostBytes = 128 * 1024 * 1024

export type HtmlCache = {
  /** The page of this key: cached, or made by `render`. Failures are not cached. */
  get(key: string, render: () => Promise<WrittenPage>): Promise<WrittenPage>
  /** The page made again, whatever is cached, and cached in its place (Q08). */
  renew(key: string, render: () => Promise<WrittenPage>): Promise<WrittenPage>
  /** Removes the pages of a tenant. */
  forget(tenant: string): void
}

const isPartial = (page: WrittenPage) => page.kind === 'document' && page.isPartial === true

/** A cached page is served, however old, while it cannot be made again: the database is unreachable, or too many pages wait. */
function keptThrough(error: unknown, { page }: Kept): WrittenPage {
  const isAway = error instanceof Error && error.message === serviceAway
  if (isAway || (error instanceof Problem && error.code === 'unavailable')) return page
  throw error
}

/** Two bytes per character, as the engine stores text that is not Latin. */
const bytesOf = ({ page }: Kept, key: string) =>
  page.text.brotli.length + 2 * (key.length + page.policy.length) + overhead
/** Bytes of an entry beside its texts. */
const overhead = 1_000

/**
 * Keys begin with the tenant's code and a space. Only complete pages with status 200 that do not depend on the clock are
 * cached.
 */
export function createHtmlCache(clock: () => Date, most = mostBytes): HtmlCache {
  const pages = new LRUCache<string, Kept>({ maxSize: most, sizeCalculation: bytesOf })
  const making = new Map<string, Promise<WrittenPage>>()

  const make = (key: string, render: () => Promise<WrittenPage>) => {
    const known = making.get(key)
    if (known) return known
    const promise = render()
      .then((page) => {
        // If the tenant changed meanwhile, this rendering was dropped; its page is served once and not cached.
        if (making.get(key) === promise) keep(key, page)
        return page
      })
      .finally(() => {
        if (making.get(key) === promise) making.delete(key)
      })
    making.set(key, promise)
    return promise
  }

  const keep = (key: string, page: WrittenPage) => {
    if (isPartial(page)) return
    pages.delete(key)
    if (page.kind !== 'document' || page.status !== 200 || page.isOfTheMoment) return
    pages.set(key, { page, isRenewing: false })
  }

  return {
    async get(key, render) {
      const kept = pages.get(key)
      const age = kept ? clock().getTime() - kept.page.madeAt : Infinity
      if (!kept) return make(key, render)
      if (age > keptFor) {
        return make(key, render).then(
          (page) => (isPartial(page) ? kept.page : page),
          (error: unknown) => keptThrough(error, kept),
        )
      }
      if (age > freshFor && !kept.isRenewing) {
        kept.isRenewing = true
        make(key, render)
          .catch(() => {})
          .finally(() => (kept.isRenewing = false))
      }
      return kept.page
    },
    renew: make,
    forget(tenant) {
      for (const map of [pages, making]) {
        for (const key of [...map.keys()]) if (key.startsWith(`${tenant} `)) map.delete(key)
      }
    },
  }
}
