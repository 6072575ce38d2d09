import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '#tests/support/postgres'
import { openDatabase } from '../db/open.ts'
import { loadDemo } from './load.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

it('is loaded once by servers that start together on one empty PostgreSQL', async () => {
  const steps: number[] = []
  const start = async () => {
    const open = await openDatabase({ dataDir: '', databaseUrl: server.url })
    await loadDemo(open, { practitioners: 100, onProgress: (done) => steps.push(done) })
    const [row] = await open.query<{ practitioners: number; tenants: number; unfinished: number }>(
      `select (select count(*)::int from practitioners) as practitioners, (select count(*)::int from tenants) as tenants,
         (select count(*)::int from loaded_sets where state <> 'loaded') as unfinished`,
    )
    await open.close()
    return row
  }
  const seen = await Promise.all([start(), start(), start()])
  expect(seen).toEqual(Array.from({ length: 3 }, () => ({ practitioners: 100, tenants: 3, unfinished: 0 })))
  expect(steps).toEqual([100])
})
