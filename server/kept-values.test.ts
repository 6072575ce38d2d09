import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMemoryCounter } from './plugins/gateway/rate-counter.ts'
import { createDailyOnce } from './services/discovery/pokes.ts'
import { createKeptValues } from './kept-values.ts'

const most = 1_000_000

describe('what is kept of values', () => {
  it.for([
    ['long texts', (n: number) => [`key ${n}`, 'ط'.repeat(10_000)] as const],
    ['long keys', (n: number) => [`${n} ${'k'.repeat(5_000)}`, true] as const],
    ['many small objects', (n: number) => [`key ${n}`, Array.from({ length: 500 }, (_, id) => ({ id }))] as const],
    ['bytes', (n: number) => [`key ${n}`, Buffer.alloc(20_000)] as const],
    ['maps', (n: number) => [`key ${n}`, new Map([[n, 'w'.repeat(5_000)]])] as const],
  ] as const)('stays within its bytes when it is filled with %s', async ([, entry]) => {
    const kept = createKeptValues<unknown>(most)
    for (let n = 0; n < 500; n++) {
      const [key, value] = entry(n)
      expect(await kept.make(key, 0, async () => value)).toBe(value)
    }
    expect(kept.bytes).toBeLessThanOrEqual(most)
    expect(kept.bytes).toBeGreaterThan(most / 2)
    expect([kept.get(entry(0)[0]), kept.get(entry(499)[0])?.value]).toEqual([undefined, entry(499)[1]])
  })

  it('weighs a text as no less than what it takes', async () => {
    const kept = createKeptValues<string>(most)
    await kept.make('a', 0, async () => 'ط'.repeat(10_000))
    expect(kept.bytes).toBeGreaterThan(20_000)
  })

  it('leaves out what is larger than all of it, what fails and what is not there', async () => {
    const kept = createKeptValues<string | undefined>(most)
    await kept.make('a', 0, async () => 'b')
    await kept.make('large', 0, async () => 'x'.repeat(most))
    await kept.make('nothing', 0, async () => undefined)
    await expect(kept.make('failed', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(['a', 'large', 'nothing', 'failed'].map((key) => kept.get(key)?.value)).toEqual([
      'b',
      ...[undefined, undefined, undefined],
    ])
  })

  it('is made once for all who ask meanwhile, and not kept where it was forgotten before', async () => {
    const kept = createKeptValues<number>(most)
    let made = 0
    const make = async () => ++made
    const values = [kept.make('liqa a', 0, make), kept.make('liqa a', 0, make), kept.make('sadeem a', 0, make)]
    kept.forget('liqa ')
    expect(await Promise.all(values)).toEqual([1, 1, 2])
    expect([kept.get('liqa a'), kept.get('sadeem a')?.value]).toEqual([undefined, 2])
  })
})

describe('what is counted by address', () => {
  const flood = Array.from({ length: 120_000 }, (_, n) => `2001:db8:${(n >> 16).toString(16)}:${n.toString(16)}::/64`)

  it('forgets those that were away longest, and counts the others on', async () => {
    const counter = createMemoryCounter(() => 0)
    for (const network of flood) await counter.add(network, 1, 60_000)
    expect((await counter.add(flood.at(-1)!, 1, 60_000)).points).toBe(2)
    expect((await counter.add(flood[0]!, 1, 60_000)).points).toBe(1)
  })

  it('forgets the oldest of those who asked a clinic today', () => {
    const isRepeated = createDailyOnce()
    expect(flood.filter((network) => isRepeated(network, 1, '2026-11-22'))).toEqual([])
    expect(isRepeated(flood.at(-1)!, 1, '2026-11-22')).toBe(true)
    expect(isRepeated(flood[0]!, 1, '2026-11-22')).toBe(false)
    expect(isRepeated(flood.at(-1)!, 1, '2026-11-23')).toBe(false)
  })
})

/** What makes caches for others, who say their bounds. */
const makers = ['kept-values.ts', 'directory/remember.ts', 'search/kept.ts', 'services/locale/content-cache.ts']

it('every cache of the server has a bound, and stands with it in docs/security.md', () => {
  const folder = import.meta.dirname
  const security = readFileSync(join(folder, '../docs/security.md'), 'utf8')
  const [, table = ''] = /^## What is kept in memory$([^#]+)/m.exec(security) ?? []
  const documented = [...table.matchAll(/\| `([\w/.-]+\.ts)`/g)].map(([, file]) => file)
  const caches = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || makers.includes(file)) return false
    const source = readFileSync(join(folder, file), 'utf8')
    for (const [cache] of source.matchAll(/new LRUCache[^(]*\(\{[^}]*/g)) expect(cache).toMatch(/\bmax(Size)?\b/)
    return /new LRUCache\W|(?<!function )\b(createKeptValues|createContentCache|remember)[<(]|new Kept</.test(source)
  })
  expect(caches.length).toBeGreaterThan(10)
  expect(caches.filter((file) => !documented.includes(file))).toEqual([])
  expect(documented.filter((file) => file && !existsSync(join(folder, file)))).toEqual([])
})
