import { describe, expect, it } from 'vitest'
import type { TenantDirectory } from '#server/plugins/gateway/tenants'
import { createContentCache } from './content-cache.ts'

function start(most?: number) {
  let now = 0
  let change: (code: string) => void = () => undefined
  const tenants: TenantDirectory = {
    find: async () => undefined,
    findByHost: async () => undefined,
    isHeldBack: async () => false,
    all: async () => [],
    refresh: async () => undefined,
    onChange: (listener) => (change = listener),
  }
  const cache = createContentCache(tenants, () => new Date(now), most)
  let made = 0
  const make = async () => ++made
  return {
    get: (tenant = 'liqa', key = 'blocks') => cache.get(tenant, key, make),
    cache,
    pass: (seconds: number) => (now += seconds * 1000),
    change: (code: string) => change(code),
  }
}

describe('what was made of a tenant’s content', () => {
  it('is kept for 3600 seconds and no longer [K01]', async () => {
    const { get, pass } = start()
    expect(await get()).toBe(1)
    pass(3299)
    expect(await get()).toBe(1)
    pass(301)
    expect(await get()).toBe(2)
  })

  it('is made anew behind while it is asked for in its last minutes [K01]', async () => {
    const { get, pass } = start()
    await get()
    pass(3300)
    expect([await get(), await get()]).toEqual([1, 2])
    pass(3200)
    expect(await get()).toBe(2)
  })

  it('is forgotten at once when its tenant changes, and no other tenant’s is [K01]', async () => {
    const { get, change } = start()
    expect([await get('liqa'), await get('sadeem')]).toEqual([1, 2])
    change('liqa')
    expect([await get('liqa'), await get('sadeem')]).toEqual([3, 2])
  })

  it('is not kept where it failed', async () => {
    const { cache, get } = start()
    await expect(cache.get('liqa', 'blocks', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await get()).toBe(1)
  })

  it('goes on, however old, while the database is away, and is made anew once it is back', async () => {
    const { cache, get, pass } = start()
    await get()
    pass(36_000)
    const away = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
    expect(await cache.get('liqa', 'blocks', away)).toBe(1)
    await expect(cache.get('liqa', 'never made', away)).rejects.toThrow('no')
    expect([await get(), await get()]).toEqual([1, 2])
  })

  it('never grows past its bytes, however many tenants and pages strangers ask for', async () => {
    const most = 1024 * 1024
    const { cache } = start(most)
    const page = () => Promise.resolve({ html: 'ص'.repeat(20_000) })
    for (let tenant = 0; tenant < 20; tenant++) {
      for (let url = 0; url < 20; url++) await cache.get(`tenant-${tenant}`, `custom en ${url}`, page)
      expect(cache.bytes).toBeLessThanOrEqual(most)
    }
    expect(cache.bytes).toBeGreaterThan(most / 2)
  })
})
