import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgliteSession } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { calls } from '#contract/services'
import { base64, goodPassword, type AccountWorld } from '#tests/integration/account-world'

// Counted, and done as ever.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})
const prepared = [
  vi.spyOn(NodePgSession.prototype, 'prepareQuery'),
  vi.spyOn(PgliteSession.prototype, 'prepareQuery'),
] as const

let world: AccountWorld
beforeAll(async () => {
  // Files share the modules of their process: what another has loaded hashes without being counted.
  vi.resetModules()
  const { openAccountWorld } = await import('#tests/integration/account-world')
  world = await openAccountWorld()
})
afterAll(async () => {
  await world.close()
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})
// Each call stands alone: no limit of another one's is near.
beforeEach(() => world.pass(3_600))

/** What a call makes the server do: its statements in order, and how often a password is compared or hashed; and what it answers. */
async function workOf(path: string, body: object) {
  for (const counted of [...prepared, vi.mocked(hash), vi.mocked(verify)]) counted.mockClear()
  const { status, code, details, data } = await world.post<object>(path, body)
  return {
    // What is known of tenants is read anew now and then, whoever calls.
    statements: prepared
      .flatMap(({ mock }) => mock.calls.map(([{ sql }]) => sql))
      .filter((sql) => !sql.endsWith('from "tenants"')),
    hashes: vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length,
    answer: { status, code, details, fields: Object.keys(data ?? {}) },
  }
}

/** A phone with an account and a password, one with an account alone, and one that nobody has. */
async function phones() {
  const [withPassword, without, unknown] = [world.newPhone(), world.newPhone(), world.newPhone()]
  await world.join(withPassword, goodPassword)
  await world.join(without)
  world.pass(3_600)
  return [withPassword, without, unknown]
}

it('a wrong password costs the same for a phone with an account, with or without a password, and for nobody’s [C17 S15]', async () => {
  const works = []
  for (const phone of await phones())
    works.push(
      await workOf(calls.signInByPhone.path, { phone, country_code: '971', password: base64('not the password') }),
    )
  expect(works[0]).toMatchObject({ hashes: 1, answer: { status: 400, code: 'credentials_invalid' } })
  expect(works[0]!.statements.length).toBeGreaterThan(1)
  expect(works).toEqual([works[0], works[0], works[0]])
})

it('a wrong password costs the same for an email with an account and for nobody’s [C16 S14]', async () => {
  const phone = world.newPhone()
  await world.join(phone, goodPassword)
  await world.database.query('update patients set email = $1, email_proven_at = now() where phone = $2', [
    'layla@known.example',
    `+971${phone}`,
  ])
  world.pass(3_600)
  const works = []
  for (const email of ['layla@known.example', 'omar@unknown.example'])
    works.push(await workOf(calls.signIn.path, { email, password: base64('not the password') }))
  expect(works[0]).toMatchObject({ hashes: 1 })
  expect(works).toEqual([works[0], works[0]])
})

it.each(['sign_in', 'reset_password'])('a code to %s costs the same for every phone [C26]', async (type) => {
  const works = []
  for (const phone of await phones())
    works.push(await workOf(calls.sendCode.path, { phone, country_code: '971', type }))
  expect(works[0]).toMatchObject({ hashes: 0, answer: { status: 200 } })
  expect(works).toEqual([works[0], works[0], works[0]])
})

it('a wrong code of a reset costs the same for every phone [C27]', async () => {
  const works = []
  for (const phone of await phones()) {
    await world.post(calls.sendCode.path, { phone, country_code: '971', type: 'reset_password' })
    const body = { phone, country_code: '971', phone_verification_token: '000000' }
    works.push(await workOf(calls.verifyResetCode.path, body))
  }
  expect(works[0]!.answer.status).not.toBe(200)
  expect(works).toEqual([works[0], works[0], works[0]])
})
