import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { openTestDatabase } from '#tests/support/database'
import { createMemoryCounter } from '#server/plugins/gateway/rate-counter'
import { createSharedCounter } from '#server/plugins/gateway/shared-counter'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const minute = 60_000
const secret = Buffer.from('the same for all servers')
const startCounter = (query?: OpenDatabase['query']) =>
  createSharedCounter({ database: query ? { query } : database, otherwise: createMemoryCounter(), secret })
const points = async (adding: Promise<{ points: number }>) => (await adding).points

describe('counting for several servers', () => {
  it('adds up what all of them let in, and tells each what was used with it', async () => {
    const [one, other] = [startCounter(), startCounter()]
    const used = []
    for (const counter of [one, other, one, other]) used.push(await points(counter.add('a', 2, minute)))
    expect(used).toEqual([2, 4, 6, 8])
    expect(await points(one.add('b', 1, minute))).toBe(1)
  })

  it('is exact for those who come at once, in few statements', async () => {
    let statements = 0
    const counted: OpenDatabase['query'] = (sql, values) => {
      if (sql.startsWith('insert')) statements += 1
      return database.query(sql, values)
    }
    const counters = [startCounter(counted), startCounter(counted)]
    const used = await Promise.all(
      Array.from({ length: 200 }, (_, index) => points(counters[index % 2]!.add(`many ${index % 4}`, 1, minute))),
    )
    expect(used.toSorted((one, next) => one - next)).toEqual(
      Array.from({ length: 200 }, (_, index) => Math.floor(index / 4) + 1),
    )
    expect(statements).toBeLessThan(20)
  })

  it('begins anew when the window is over, and leaves no row behind', async () => {
    const counter = startCounter()
    expect(await points(counter.add('short', 5, 1))).toBe(5)
    await database.query(`update rate_counts set ends_at = now() - interval '1 second'`)
    expect(await points(counter.add('short', 1, minute))).toBe(1)
    await startCounter().add('another', 1, minute)
    await vi.waitUntil(async () => {
      const over = await database.query('select 1 from rate_counts where ends_at <= now()')
      return over.length === 0
    })
  })

  it('says when that is', async () => {
    const { resetsIn } = await startCounter().add('when', 1, minute)
    expect(resetsIn).toBeGreaterThan(minute / 2)
    expect(resetsIn).toBeLessThanOrEqual(minute)
  })

  it('writes down who called as nobody can read it', async () => {
    await startCounter().add('calls 10 192.0.2.77', 1, minute)
    const rows = await database.query<{ key: string }>('select key from rate_counts')
    expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([])
  })

  it('asks nothing for whoever is past a limit, until the window is over', async () => {
    let statements = 0
    const counter = startCounter((sql, values) => {
      statements += Number(sql.startsWith('insert'))
      return database.query(sql, values)
    })
    const add = (key: string, window: number) => points(counter.add(key, 1, window, 2))
    for (const used of [1, 2, 3]) expect(await add('flood', minute)).toBe(used)
    for (let call = 0; call < 500; call += 1) expect(await add('flood', minute)).toBeGreaterThan(2)
    expect(statements).toBe(3)
    for (let call = 0; call < 3; call += 1) await add('short flood', 1)
    expect(await vi.waitUntil(async () => (await add('short flood', 1)) === 1)).toBe(true)
  })

  it('goes on in memory while the database is away', async () => {
    let isAway = false
    const counter = startCounter((sql, values) =>
      isAway ? Promise.reject(new Error('away')) : database.query(sql, values),
    )
    await counter.add('away', 3, minute)
    isAway = true
    expect([await points(counter.add('away', 1, minute)), await points(counter.add('away', 1, minute))]).toEqual([4, 5])
  })
})
