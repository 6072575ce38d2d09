import { sql } from 'drizzle-orm'
import * as Type from 'typebox'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers as names } from '#contract/headers'
import type { OpenDatabase } from '#server/db/open'
import { buildApp } from '#server/app'
import { loadConfig } from '#server/config'
import { problem } from '#server/errors'
import { withIdempotency } from '#server/plugins/gateway/idempotency'
import session from '#server/plugins/gateway/session'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { openTestDatabase } from '#tests/support/database'
import { addTenant } from '#tests/support/tenants'

// The embedded database has one connection: nothing collides there.
const isPostgres = process.env['DATABASE_ENGINE'] === 'postgres'
let database: OpenDatabase
let app: FastifyInstance
/** What the work does before it ends. */
let during: () => Promise<void>
let refusals: number

beforeAll(async () => {
  database = await openTestDatabase()
  await addTenant(database, { code: 'other-tenant' })
  await database.execute('create table deeds (id serial primary key, what text not null)')
  app = await start()
})
const start = () =>
  buildApp({
    config: loadConfig({ LOG_LEVEL: 'silent' }),
    database,
    web: async (scope) => {
      await scope.register(session)
      const body = Type.Object({ what: Type.String() })
      scope.post<{ Body: { what: string } }>('/deeds', { schema: { body } }, (request) =>
        withIdempotency(request, request.body, async (tx) => {
          const { what } = request.body
          await tx.execute(sql`insert into deeds (what) values (${what})`)
          await during()
          if (refusals-- > 0) throw problem('slot_taken')
          return { what, token: 'opens-it' }
        }),
      )
    },
  })
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(async () => {
  during = async () => undefined
  refusals = 0
  await database.query('delete from deeds')
})

const key = '"6f9619ff-8b86-d011-b42d-00c04fc964ff"'
let round = 0
beforeEach(() => (round += 1))
const keyOf = (name: string) => `"${name}-of-test-${round}"`

const send = (headers: Record<string, string>, what = 'book', to = app) =>
  to.inject({ method: 'POST', url: '/deeds', payload: { what }, headers } satisfies InjectOptions)
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof send>>) => [statusCode, json<{ code?: string }>().code]
const deeds = () => database.query('select what from deeds')

describe('an intent', () => {
  it('is done once and answered alike as often as it is sent', async () => {
    const answers = [await send({ [names.idempotencyKey]: key }), await send({ [names.idempotencyKey]: key })]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([200, JSON.stringify({ what: 'book', token: 'opens-it' })]),
    )
    expect(await deeds()).toHaveLength(1)
  })

  it.each([{}, { [names.idempotencyKey]: 'not-quoted-at-all' }, { [names.idempotencyKey]: '"short"' }])(
    'needs a key that is a quoted string, unlike %o',
    async (headers) => {
      expect(outcome(await send(headers))).toEqual([400, 'idempotency_key_missing'])
      expect(await deeds()).toEqual([])
    },
  )

  it('of another payload under the same key is refused', async () => {
    const headers = { [names.idempotencyKey]: keyOf('payload') }
    await send(headers, 'book')
    expect(outcome(await send(headers, 'cancel'))).toEqual([422, 'idempotency_key_reused'])
    expect(await deeds()).toHaveLength(1)
  })

  /** Sends an intent that is being worked on while `meanwhile` is sent. */
  async function duringWork(headers: Record<string, string>, meanwhile: () => Promise<void>) {
    let proceed = () => undefined as void
    const begun = new Promise<void>((resolve) => {
      during = () => {
        resolve()
        return new Promise((end) => (proceed = end))
      }
    })
    const first = send(headers)
    await begun
    await meanwhile().finally(() => proceed())
    expect((await first).statusCode).toBe(200)
    expect(await deeds()).toHaveLength(1)
  }

  it('that is still being worked on is refused, and done once', async () => {
    const headers = { [names.idempotencyKey]: keyOf('running') }
    await duringWork(headers, async () => {
      expect(outcome(await send(headers))).toEqual([409, 'idempotency_in_progress'])
    })
  })

  // The embedded database has one connection: nobody else could ask it meanwhile.
  it.runIf(isPostgres)('that another server works on is refused', async () => {
    const other = await start()
    const headers = { [names.idempotencyKey]: keyOf('elsewhere') }
    await duringWork(headers, async () => {
      expect(outcome(await send(headers, 'book', other))).toEqual([409, 'idempotency_in_progress'])
    })
    await other.close()
  })

  it('that was refused leaves nothing behind and may be sent again under its key', async () => {
    const headers = { [names.idempotencyKey]: keyOf('refused') }
    refusals = 1
    expect(outcome(await send(headers))).toEqual([409, 'slot_taken'])
    expect(await deeds()).toEqual([])
    expect((await send(headers)).statusCode).toBe(200)
  })

  it.runIf(isPostgres).each(['40001', '40P01'])('that collides with another (%s) is tried four times', async (code) => {
    let tries = 0
    const collide = (times: number) => async () => {
      tries += 1
      if (tries <= times) throw Object.assign(new Error('collided'), { code })
    }
    during = collide(3)
    expect((await send({ [names.idempotencyKey]: keyOf(`thrice-${code}`) })).statusCode).toBe(200)
    expect([tries, await deeds()]).toEqual([4, [{ what: 'book' }]])
    tries = 0
    during = collide(5)
    expect((await send({ [names.idempotencyKey]: keyOf(`often-${code}`) })).statusCode).toBe(500)
    expect([tries, await deeds()]).toEqual([4, [{ what: 'book' }]])
  })

  it('of one tenant or caller is nothing to another', async () => {
    const sessions = createSessionRepository(database.db)
    const open = (phone: string, tenantCode = 'patientweb') =>
      sessions.open({ tenantCode, kind: 'guest', phone, expiresAt: new Date(Date.now() + 60_000) })
    const idempotencyKey = { [names.idempotencyKey]: keyOf('shared') }
    const callers = [
      {},
      { [names.clientId]: 'other-tenant' },
      { [names.guestToken]: await open('+971501111111') },
      { [names.guestToken]: await open('+971502222222') },
    ]
    for (const caller of callers) expect((await send({ ...idempotencyKey, ...caller })).statusCode).toBe(200)
    expect(await deeds()).toHaveLength(callers.length)
  })

  it('of a guest is known again when the phone was proved anew', async () => {
    const sessions = createSessionRepository(database.db)
    const prove = () =>
      sessions.open({
        tenantCode: 'patientweb',
        kind: 'guest',
        phone: '+971503333333',
        expiresAt: new Date(Date.now() + 60_000),
      })
    const idempotencyKey = { [names.idempotencyKey]: keyOf('again') }
    for (const token of [await prove(), await prove()]) await send({ ...idempotencyKey, [names.guestToken]: token })
    expect(await deeds()).toHaveLength(1)
  })

  it('is kept without its key and without the answer in words', async () => {
    await send({ [names.idempotencyKey]: keyOf('secret') })
    const rows = await database.query('select * from idempotency_records')
    expect(JSON.stringify(rows)).not.toMatch(/secret-of-test|opens-it/)
  })
})
