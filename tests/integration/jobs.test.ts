import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { createFolderStore } from '#server/files/folder-store'
import type { Job } from '#server/jobs/job'
import { jobs } from '#server/jobs/jobs'
import { createJobRunner } from '#server/jobs/runner'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'

let database: OpenDatabase
let lines: string[]
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.execute('drop schema if exists pgboss cascade')
  lines = []
})
afterAll(() => database.close())

const logTo = { write: (line: string) => void lines.push(line) }
const clock = () => new Date()
const daily = (run: Job['run']): Job => ({ name: 'daily', everySeconds: 86_400, run })
function runnerOf(...some: Job[]) {
  const { log } = Fastify({ logger: { level: 'info', stream: logTo } })
  const files = createFolderStore('nowhere')
  return createJobRunner({
    database,
    files,
    announcer: nobodyWrites,
    passOnOffers: async () => 0,
    remind: async () => 0,
    tellPractices: async () => 0,
    pullCalendars: async () => 0,
    clock,
    log,
    jobs: some,
    pause: 20,
    retryDelay: 1,
  })
}
const daysRows = async () =>
  (await database.query<{ state: string }>(`select state::text from pgboss.job where name = 'daily'`)).map(
    ({ state }) => state,
  )
const nobodyWrites = { announce: async () => {}, deliver: async () => 0, settled: async () => {} }
const rows = () =>
  database.query<{ state: string; retries: number; output: unknown }>(
    'select state::text, retry_count as retries, output from pgboss.job order by created_on',
  )

it('servers that listen on one database remove what is outdated once in an hour, all together', async () => {
  const looks: number[] = []
  const servers = await Promise.all(
    [0, 1].map(async (index) => {
      looks[index] = 0
      const query: OpenDatabase['query'] = (sql, values) => {
        if (sql.includes('SKIP LOCKED')) looks[index]! += 1
        return database.query(sql, values)
      }
      return startTestServer({ database: { ...database, query }, config: { logLevel: 'info' }, logTo })
    }),
  )
  await Promise.all(servers.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
  await vi.waitFor(() => expect(Math.min(...looks)).toBe(jobs.length), { timeout: 20_000 })
  for (const server of servers) await server.close()
  const runs = await database.query<{ name: string; state: string; count: number }>(
    `select name, min(state::text) as state, count(*)::int as count from pgboss.job
     group by name, singleton_on order by name collate "C", singleton_on`,
  )
  // A minute or an hour may end meanwhile: then what is due in the next one is there as well, and is done or left to it.
  const first = runs.filter(({ name }, index) => runs[index - 1]?.name !== name)
  expect(first).toEqual(
    jobs.map(({ name }) => ({ name, state: 'completed', count: 1 })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
  expect(runs.filter(({ count }) => count !== 1)).toEqual([])
  const removals = runs.filter(({ name, state }) => name === 'retention' && state === 'completed')
  expect(lines.filter((line) => line.includes('removed what is outdated'))).toHaveLength(removals.length)
})

describe('a job', () => {
  it('that failed is tried again, and logged without what people sent', async () => {
    let attempts = 0
    let written = ''
    const runner = runnerOf(
      daily(async () => {
        attempts += 1
        written = JSON.stringify(await rows())
        if (attempts > 1) return
        throw new DrizzleQueryError('select $1', ['+971501234567'], new Error('no reminder for +971501234567'))
      }),
    )
    runner.start()
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('completed'), { timeout: 20_000 })
    await runner.stop()
    expect(attempts).toBe(2)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ job: 'daily', msg: 'a job failed' }])
    expect(written).toContain('"output":{"name":"Error"')
    expect(lines.join() + written).not.toContain('1234567')
  })

  it('that was done is not done again by another server, nor by one that starts later', async () => {
    const run = vi.fn<Job['run']>(async () => {})
    const runners = [runnerOf(daily(run)), runnerOf(daily(run))]
    await Promise.all(runners.map((runner) => runner.runDue()))
    await runnerOf(daily(run)).runDue()
    expect(run).toHaveBeenCalledTimes((await rows()).length)
  })

  it('that is under way is waited for when the server closes, and written down', async () => {
    let finish = () => {}
    const begun = vi.fn()
    // Every second: it would be due again after the one that is under way.
    const next = vi.fn<Job['run']>(async () => {})
    const runner = runnerOf(
      daily(() => {
        begun()
        return new Promise((resolve) => (finish = resolve))
      }),
      { run: next, everySeconds: 1, name: 'next' },
    )
    runner.start()
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 20_000 })
    const before = next.mock.calls.length
    const stopped = vi.fn()
    const stopping = runner.stop().then(stopped)
    expect(await daysRows()).toEqual(['active'])
    expect(stopped).not.toHaveBeenCalled()
    finish()
    await stopping
    expect(await daysRows()).toEqual(['completed'])
    expect(next).toHaveBeenCalledTimes(before)
  })

  it('that is under way when it is due again is begun by no other server meanwhile', async () => {
    let finish = () => {}
    const run = vi.fn<Job['run']>(() => new Promise((resolve) => (finish = resolve)))
    const often: Job = { name: 'often', everySeconds: 1, run }
    const one = runnerOf(often)
    one.start()
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 20_000 })
    const other = runnerOf(often)
    // It ends at once where there is nothing to take.
    const look = () =>
      Promise.race([other.runDue(), vi.waitUntil(() => run.mock.calls.length > 1, { timeout: 20_000 })])
    await vi.waitUntil(async () => (await look(), (await rows()).length > 1), { timeout: 20_000, interval: 200 })
    await look()
    expect(run).toHaveBeenCalledTimes(1)
    expect((await rows()).map(({ state }) => state)).toEqual(['active', 'created'])
    finish()
    await one.stop()
  })

  it('that was cut off with its server is done by another', async () => {
    const lost = runnerOf(daily(() => new Promise(() => {})))
    // A job can be fetched in the millisecond after the one it was added in: the next round finds it.
    const isTaken = async () => {
      void lost.runDue()
      expect((await rows())[0]?.state).toBe('active')
    }
    await vi.waitFor(isTaken, { timeout: 20_000, interval: 500 })
    await database.query(`update pgboss.job set started_on = now() - interval '1 hour'`)
    const run = vi.fn<Job['run']>(async () => {})
    const runner = runnerOf(daily(run))
    runner.start()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 20_000 })
    await runner.stop()
    expect(await rows()).toMatchObject([{ state: 'completed', retries: 1 }])
  })
})

it('an embedded database goes on for everybody after a transaction in several statements failed', async () => {
  await expect(database.execute('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})
