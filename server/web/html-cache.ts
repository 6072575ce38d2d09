import { LRUCache } from 'lru-cache'
import { Problem } from '#contract/problem'
import { serviceAway } from '#contract/rendering'
import type { WrittenPage } from './written-page.ts'

type Kept = { page: Extract<WrittenPage, { kind: 'document' }>; isRenewing: boolean }

/** Younger than this many milliseconds a page is served as it is; older, it is served and made anew behind. */
export const freshFor = 60_000
/** Older than this it is served only while no other can be made (K01). */
export const keptFor = 3_600_000
/** What is kept in all, in bytes of memory. Those that nobody asked for longest are let go first. */
const mostBytes = 128 * 1024 * 1024

export type HtmlCache = {
  /** The page of this key: kept, or made by `render`. A failure is nobody's page and is not kept. */
  get(key: string, render: () => Promise<WrittenPage>): Promise<WrittenPage>
  /** The page made anew, past what is kept, and kept in its place (Q08). */
  renew(key: string, render: () => Promise<WrittenPage>): Promise<WrittenPage>
  /** Forgets the pages of a tenant. */
  forget(tenant: string): void
}

const isPartial = (page: WrittenPage) => page.kind === 'document' && page.isPartial === true

/** A page that was made once is served, however old, while it cannot be made anew: the database is away, or too many pages wait. */
function keptThrough(error: unknown, { page }: Kept): WrittenPage {
  const isAway = error instanceof Error && error.message === serviceAway
  if (isAway || (error instanceof Problem && error.code === 'unavailable')) return page
  throw error
}

/** Two bytes for each sign, as the engine keeps a text that is not Latin. */
const bytesOf = ({ page }: Kept, key: string) =>
  page.text.brotli.length + 2 * (key.length + page.policy.length) + overhead
/** What an entry takes beside its texts. */
const overhead = 1_000

/** Keys begin with the tenant's code and a space. Only whole, found pages that do not turn with the clock are kept. */
export function createHtmlCache(clock: () => Date, most = mostBytes): HtmlCache {
  const pages = new LRUCache<string, Kept>({ maxSize: most, sizeCalculation: bytesOf })
  const making = new Map<string, Promise<WrittenPage>>()

  const make = (key: string, render: () => Promise<WrittenPage>) => {
    const known = making.get(key)
    if (known) return known
    const promise = render()
      .then((page) => {
        // A tenant that changed meanwhile has dropped this making; what it made is served once and not kept.
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
