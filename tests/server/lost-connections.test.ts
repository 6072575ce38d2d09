import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { headers } from '#contract/headers'
import { loadDemo } from '#server/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { createFolderStore } from '#server/files/folder-store'
import { createJobRunner } from '#server/jobs/runner'
import { callerOf, type Answer } from '#tests/support/caller'
import { endChildren, listening, startChild } from '#tests/support/child'
import { startPostgres, type PrivatePostgres } from '#tests/support/postgres'
import { startTestServer } from '#tests/support/server'
import { addPractice } from '../integration/appointment-practice.ts'
import { bookingAt, ids } from '../integration/appointment-world.ts'

let postgres: PrivatePostgres
let watching: OpenDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  watching = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
  await loadDemo(watching, { practitioners: 100 })
  await addPractice(watching.db)
})
afterEach(endChildren)
afterAll(async () => {
  await watching.close()
  postgres.stop()
})

const startServices = (settings: Record<string, string> = {}) =>
  startChild(['scripts/run-module.mjs', 'tests/support/start-services.ts'], {
    DATABASE_URL: postgres.url,
    SERVER_SECRET: 'a secret that is long enough for tests',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...settings,
  })

const isReady = (origin: string) => fetch(`${origin}/readyz`).then(({ ok }) => ok)

/** Ends every connection but the one that asks, as an administrator or a failover does. */
const terminateAll = () =>
  watching.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  )

/** A practitioner who is there every day. */
const visit = {
  practitioner_id: String(ids.colleague),
  service_id: String(ids.colleagueVisit),
  fee: { amount: 300, currency: 'AED' },
}

/** Slots of one practitioner, all in the time that can be booked, each with a guest of its own. */
async function makeBookings(count: number) {
  const now = Date.now()
  const days = Math.ceil(count / 8)
  const repository = createSessionRepository(watching.db)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const day = new Date(now + (2 + (index % days)) * 86_400_000).toISOString().slice(0, 10)
      const start = new Date(Date.parse(`${day}T05:00:00.000Z`) + Math.floor(index / days) * 1_800_000).toISOString()
      const phone = `50${1_000_000 + index}`
      const guestToken = await repository.open({
        tenantCode: 'patientweb',
        kind: 'guest',
        phone: `+971${phone}`,
        expiresAt: new Date(now + 1_800_000),
      })
      const body = bookingAt(start, visit)
      return { key: `"booking-${index}"`, guestToken, body: { ...body, patient: { ...body.patient, phone } } }
    }),
  )
}

describe('a transaction whose connection breaks', () => {
  it('fails by what broke it, and not by the rollback that had no connection; others go on', async () => {
    const breaking = watching.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    const others = Array.from({ length: 12 }, (_, index) =>
      watching.db.transaction((tx) => tx.execute(sql`select ${index}::int as index, pg_sleep(0.01)`)),
    )
    await expect(breaking).rejects.toMatchObject({ cause: { code: '57P01' } })
    const answers = (await Promise.all(others)) as unknown as { rows: { index: number }[] }[]
    expect(answers.map(({ rows }) => rows[0]?.index)).toEqual(others.map((_, index) => index))
  })
})

describe('a server whose database connections are lost under load', () => {
  it('goes on: what could not be done says so, and is done when it is asked again', async () => {
    const server = startServices()
    const [, origin] = await server.printed(listening)
    await vi.waitUntil(() => isReady(origin!), { timeout: 20_000, interval: 100 })
    const call = callerOf(origin!)
    const total = 64
    const pending = await makeBookings(total)
    let booked = 0
    const seen = new Map<string, number>()
    const note = (what: string, { status, retryAfter, body }: Answer) => {
      const summary = status === 200 ? `${what} 200` : `${what} ${status} ${body.code} again in ${retryAfter}`
      seen.set(summary, (seen.get(summary) ?? 0) + 1)
    }

    const patient = async () => {
      for (let booking = pending.shift(); booking; booking = pending.shift()) {
        const { key, guestToken, body } = booking
        const answer = await call('appointment', 'POST', '/patient/appointment', {
          body,
          headers: { [headers.idempotencyKey]: key, [headers.guestToken]: guestToken },
        })
        note('booking', answer)
        if (answer.status === 200) booked += 1
        else pending.push(booking)
      }
    }
    const visitor = async () => {
      while (booked < total) {
        note(
          'search',
          await call('search', 'POST', '/search/indexes/doctor/query', { body: { query: 'dr', hitsPerPage: 5 } }),
        )
        note('doctor', await call('discovery', 'GET', `/practitioner/${ids.amira}/detail`))
        note(
          'times',
          await call('appointment', 'GET', '/availability/next_availability', { query: { ids: ids.amira } }),
        )
      }
    }
    const load = Promise.all([...Array.from({ length: 8 }, patient), ...Array.from({ length: 2 }, visitor)])
    const bookings = (count: number) =>
      Promise.race([load, vi.waitUntil(() => booked >= count, { timeout: 60_000, interval: 5 })])

    for (let round = 1; round <= 6; round++) {
      await bookings(round * 5)
      await terminateAll()
    }
    for (const count of [36, 48]) {
      await bookings(count)
      await postgres.crash()
      await postgres.start()
    }
    await load

    expect(await isReady(origin!)).toBe(true)
    const refusals = [...seen.keys()].filter((summary) => !summary.endsWith(' 200'))
    expect(refusals).toContain('booking 503 unavailable again in 5')
    expect(refusals.filter((summary) => !summary.endsWith(' 503 unavailable again in 5'))).toEqual([])
    const [rows] = await watching.query(
      `select (select count(*)::int from appointments) as appointments,
         (select count(*)::int from reservations where status = 'booked') as reservations,
         (select count(*)::int from reservations where status <> 'booked') as others,
         (select count(*)::int from idempotency_records) as answers`,
    )
    expect(rows).toEqual({ appointments: total, reservations: total, others: 0, answers: total })
    server.child.kill('SIGTERM')
    expect((await server.exited).code).toBe(0)
  }, 180_000)

  it('answers while the database is away, and stops when it is told to', async () => {
    const server = startServices()
    const [, origin] = await server.printed(listening)
    await vi.waitUntil(() => isReady(origin!), { timeout: 20_000, interval: 100 })
    await postgres.crash()
    try {
      const call = callerOf(origin!)
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => call('discovery', 'GET', `/practitioner/${ids.amira}/detail`)),
      )
      expect(new Set(answers.map(({ status, body, retryAfter }) => `${status} ${body.code} ${retryAfter}`))).toEqual(
        new Set(['503 unavailable 5']),
      )
      expect([(await fetch(`${origin}/healthz`)).status, (await fetch(`${origin}/readyz`)).status]).toEqual([200, 503])
      server.child.kill('SIGTERM')
      expect((await server.exited).code).toBe(0)
    } finally {
      await postgres.start()
    }
  })
})

it('indexes that could not be built are built once the database is back', async () => {
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
  await postgres.crash()
  const server = await startTestServer({ database, search: 'from the start' })
  try {
    await expect(server.app.searchEngine()).rejects.toThrow()
  } finally {
    await postgres.start()
  }
  const search = () => server.call('search', 'POST', '/search/indexes/doctor/query', { body: { query: 'dr' } })
  await vi.waitUntil(async () => (await search()).statusCode === 200, { timeout: 30_000, interval: 100 })
  await server.close()
  await database.close()
})

it('jobs go on once the database is back', async () => {
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
  const lines: string[] = []
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  const run = vi.fn(async () => {})
  const jobs = [{ name: 'every-second', everySeconds: 1, run }]
  const runner = createJobRunner({
    database,
    files: createFolderStore('nowhere'),
    announcer: { announce: async () => {}, deliver: async () => 0, settled: async () => {} },
    passOnOffers: async () => 0,
    remind: async () => 0,
    tellPractices: async () => 0,
    pullCalendars: async () => 0,
    jobs,
    clock: () => new Date(),
    log,
    pause: 20,
  })
  await postgres.crash()
  try {
    runner.start()
    await vi.waitUntil(() => lines.length > 0, { timeout: 20_000 })
  } finally {
    await postgres.start()
  }
  await vi.waitUntil(() => run.mock.calls.length > 0, { timeout: 20_000 })
  await postgres.crash()
  await vi.waitUntil(() => lines.length > 1, { timeout: 20_000 })
  await postgres.start()
  const before = run.mock.calls.length
  await vi.waitUntil(() => run.mock.calls.length > before, { timeout: 20_000 })
  await runner.stop()
  // Once for each time that it was away.
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'jobs cannot be run; this is tried again',
    'jobs cannot be run; this is tried again',
  ])
  await database.close()
})

it('a start whose connection is lost half-way ends with 1 and says why', async () => {
  await watching.execute('create database half_way')
  const server = startServices({
    DATABASE_URL: postgres.url.replace(/postgres$/, 'half_way'),
    DEMO_PRACTITIONERS: '20000',
  })
  await server.printed(/Loading the demo directory/)
  await terminateAll()
  const { code, output } = await server.exited
  expect(code).toBe(1)
  expect(output).toMatch(
    /The PostgreSQL server at 127\.0\.0\.1:\d+, named by DATABASE_URL, cannot be reached: terminating connection/,
  )
})

it('what listens hears again after its connection was lost, and looks for what it may have missed', async () => {
  let heard = 0
  const stop = await watching.listen('lost_and_found', () => (heard += 1))
  const say = () => watching.query(`select pg_notify('lost_and_found', '')`)
  await say()
  await vi.waitUntil(() => heard === 1)
  await terminateAll()
  await vi.waitUntil(() => heard === 2, { timeout: 20_000 })
  await say()
  await vi.waitUntil(() => heard === 3)
  await stop()
})
