import { describe, expect, it } from 'vitest'
import { serviceAway } from '#contract/rendering'
import { heldBytes } from '#tests/support/heap'
import { problem } from '#server/errors'
import { createHtmlCache } from './html-cache.ts'
import type { WrittenPage } from './written-page.ts'

const minute = 60_000

type Document = Extract<WrittenPage, { kind: 'document' }>
const document = (text: string, rest: Partial<Document> = {}): Document => ({
  ...{ kind: 'document', status: 200, etag: 'W/"digest"', policy: "default-src 'self'", madeAt: 0 },
  text: { brotli: Buffer.from(text) },
  ...rest,
})
const textOf = (page: WrittenPage) => (page.kind === 'document' ? page.text.brotli.toString() : undefined)

function startCache() {
  let now = 0
  let made = 0
  const cache = createHtmlCache(() => new Date(now))
  const page = (status = 200) => document(`page ${++made}`, { status, madeAt: now })
  const get = async (key = 'a /', status = 200) => textOf(await cache.get(key, async () => page(status)))
  return { cache, get, later: (milliseconds: number) => (now += milliseconds) }
}

describe('the cache of pages', () => {
  it('makes a page once for everybody who asks at the same time, and keeps it', async () => {
    const { get } = startCache()
    expect(await Promise.all([get(), get(), get()])).toEqual(['page 1', 'page 1', 'page 1'])
    expect(await get()).toBe('page 1')
  })

  it('serves a page of some minutes at once and makes it anew behind; after an hour it waits for the new one', async () => {
    const { get, later } = startCache()
    await get()
    later(2 * minute)
    expect(await get()).toBe('page 1')
    expect(await get()).toBe('page 2')
    later(61 * minute)
    expect(await get()).toBe('page 3')
  })

  it('forgets a tenant that changed, and no other', async () => {
    const { cache, get } = startCache()
    await get('a /')
    await get('ab /')
    cache.forget('a')
    expect([await get('a /'), await get('ab /')]).toEqual(['page 3', 'page 2'])
  })

  it('makes a page anew for who asks past it, and keeps that one [Q08]', async () => {
    const { cache, get } = startCache()
    await get()
    const renewed = document('renewed')
    expect(await cache.renew('a /', async () => renewed)).toBe(renewed)
    expect(await get()).toBe('renewed')
  })

  it('keeps no page of the moment, like who is free today [S6]', async () => {
    const { cache, get } = startCache()
    const page = document('today', { isOfTheMoment: true })
    expect(await cache.get('a /today', async () => page)).toBe(page)
    expect(await get('a /today')).toBe('page 1')
  })

  it('serves what it has, however old, while a page cannot be made, and makes it anew once it can', async () => {
    const { cache, get, later } = startCache()
    await get()
    const away = () => Promise.reject(new Error(serviceAway))
    const partial = document('half', { isPartial: true })
    const tooMany = () => Promise.reject(problem('unavailable'))
    for (const render of [away, tooMany, async () => partial]) {
      later(2 * minute)
      expect(textOf(await cache.get('a /', render))).toBe('page 1')
      later(600 * minute)
      expect(textOf(await cache.get('a /', render))).toBe('page 1')
    }
    expect(await cache.get('a /never', async () => partial)).toBe(partial)
    await expect(cache.get('a /never', away)).rejects.toThrow(serviceAway)
    expect(await get()).toBe('page 2')
  })

  it('keeps so many bytes, whoever asks for how many addresses, and lets go of what nobody asked for longest', async () => {
    const most = 20_000_000
    const cache = createHtmlCache(() => new Date(0), most)
    let made = 0
    const get = (address: string) =>
      cache.get(`a ${address}`, async () => {
        made += 1
        return document(Buffer.alloc(200_000, `ع${made}`).toString())
      })
    const before = heldBytes()
    for (let number = 0; number < 500; number += 1) {
      await get('/asked-by-all')
      await get(`/${number}?${'x'.repeat(5_000)}`)
    }
    expect(heldBytes() - before).toBeLessThan(most * 1.2)
    expect(made).toBe(501)
  })

  it('keeps no page that was not found or failed', async () => {
    const { cache, get } = startCache()
    expect([await get('a /x', 404), await get('a /x', 404)]).toEqual(['page 1', 'page 2'])
    await expect(cache.get('a /y', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await get('a /y')).toBe('page 3')
  })
})
