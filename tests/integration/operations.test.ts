import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { outgoingMessages } from '#server/db/schema/requests'
import { createFolderStore } from '#server/files/folder-store'
import type { Job } from '#server/jobs/job'
import { jobs } from '#server/jobs/jobs'
import { createJobRunner } from '#server/jobs/runner'
import { readJobs } from '#server/operations/read-jobs'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.execute('drop schema if exists pgboss cascade'))
afterAll(() => database.close())

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const minutely = (name: string, run: Job['run']): Job => ({ name, everySeconds: 60, run })

/** Runs jobs until each was begun. */
async function runOnce(jobs: Job[]) {
  const { log } = Fastify()
  const nobodyWrites = { announce: async () => {}, deliver: async () => 0, settled: async () => {} }
  const tools = {
    database,
    files: createFolderStore('nowhere'),
    announcer: nobodyWrites,
    passOnOffers: async () => 0,
    remind: async () => 0,
    tellPractices: async () => 0,
    pullCalendars: async () => 0,
    log,
  }
  const runner = createJobRunner({ ...tools, clock: () => new Date(), jobs })
  // A job can be fetched in the millisecond after the one it was added in.
  for (let round = 0; round < 3; round++) await runner.runDue()
  await runner.stop()
}

describe('how jobs stand', () => {
  const fine = minutely('fine', async () => {})
  const broken = minutely('broken', async () => {
    throw new TypeError('no reminder for +971501234567')
  })

  it('is unknown before a server has run one', async () => {
    expect(await readJobs(database, [fine], new Date())).toEqual([
      { name: 'fine', everySeconds: 60, state: 'waiting', givenUp: 0 },
    ])
  })

  it('is fine once done, late after three periods and some time to look', async () => {
    await runOnce([fine])
    const [report] = await readJobs(database, [fine], inSeconds(1))
    expect(report).toMatchObject({ state: 'ok', doneAt: expect.any(Date), givenUp: 0 })
    expect(await readJobs(database, [fine], inSeconds(3 * 60 + 290))).toMatchObject([{ state: 'ok' }])
    expect(await readJobs(database, [fine], inSeconds(3 * 60 + 310))).toMatchObject([{ state: 'late' }])
  })

  it('says what failed by its name alone, and when it was given up', async () => {
    await runOnce([broken])
    const tried = await readJobs(database, [broken], inSeconds(1))
    expect(tried).toMatchObject([{ state: 'waiting', lastFailure: 'TypeError', givenUp: 0 }])
    expect(JSON.stringify(tried)).not.toContain('1234567')
    await database.query(`update pgboss.job set state = 'failed', completed_on = now()`)
    expect(await readJobs(database, [broken], inSeconds(1))).toMatchObject([{ state: 'failed', givenUp: 1 }])
    expect(await readJobs(database, [broken], inSeconds(90_000))).toMatchObject([{ state: 'failed', givenUp: 0 }])
  })

  it('says since when one runs', async () => {
    await runOnce([fine])
    await database.query(`update pgboss.job set state = 'active', completed_on = null`)
    expect(await readJobs(database, [fine], inSeconds(1))).toMatchObject([
      { state: 'running', runningSince: expect.any(Date) },
    ])
  })
})

describe('the page of operations', () => {
  const password = 'a password of operators'
  const basic = (given: string) => ({ authorization: `Basic ${Buffer.from(`anybody:${given}`).toString('base64')}` })
  const open = async (config: Parameters<typeof startTestServer>[0] & object, headers: Record<string, string> = {}) => {
    const server = await startTestServer({ database, ...config })
    const answer = await server.app.inject({ url: '/operations', headers })
    await server.close()
    return answer
  }

  it('is for who has its password, and tells neither guess apart from none', async () => {
    const config = { config: { operationsPassword: password } }
    const right = await open(config, basic(password))
    expect([right.statusCode, right.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const headers of [{}, basic('a password of nobody'), basic(''), { authorization: `Bearer ${password}` }]) {
      const refused = await open(config, headers)
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
        401,
        'Basic realm="Operations", charset="UTF-8"',
      ])
      expect(refused.body).not.toContain('retention')
    }
  })

  it('lets nobody guess without end, not even who is right at last', async () => {
    const server = await startTestServer({
      database,
      config: { operationsPassword: password, rateLimitPerMinute: 100 },
    })
    const ask = async (given: string) =>
      (await server.app.inject({ url: '/operations', headers: basic(given) })).statusCode
    const guesses = [await ask('one'), await ask('two'), await ask('three'), await ask('four')]
    expect(guesses).toEqual([401, 401, 401, 429])
    expect(await ask(password)).toBe(429)
    await server.close()
  })

  it('is open in a demo, and nowhere else without a password', async () => {
    expect((await open({ config: { demo: true } })).statusCode).toBe(200)
    expect((await open({ config: { demo: false } })).statusCode).toBe(404)
  })

  it('has every job and what waits, and nothing of a person', async () => {
    await database.db.insert(outgoingMessages).values({
      tenantCode: 'patientweb',
      message: { nonce: '', tag: '', text: 'sealed words' },
      ...{ attempts: 3, dueAt: inSeconds(600), createdAt: new Date('2026-11-23T06:00:00Z') },
    })
    const { body, headers } = await open({ config: { demo: true } })
    for (const { name } of jobs) expect(body).toContain(`>${name}<`)
    expect(body).toContain('1, the first since <time datetime="2026-11-23T06:00:00.000Z">')
    for (const what of [
      'Payments that are open',
      'Refunds that the provider has not taken yet',
      'Of these, refunds that came to nothing after it had taken them',
      'Of these, refunds that are ordered no more: give the money back at the provider',
      'Earlier times that are offered',
    ])
      expect(body).toContain(`<th scope="row">${what}</th><td>0</td>`)
    expect(body).not.toContain('sealed words')
    expect(headers['cache-control']).toBe('no-store')
  })
})
