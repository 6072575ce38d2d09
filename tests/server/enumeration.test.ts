import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgliteSession } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { additions, calls } from '#contract/services'
import type { AccountWorld } from '#tests/integration/account-world'
import { contactProbes, contactsFor } from '#tests/support/contact-probes'
import { endpointsOf } from '#tests/support/endpoints'

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
    // What is known of tenants is read anew now and then, and connections of rooms that are silent, whoever calls.
    statements: prepared
      .flatMap(({ mock }) => mock.calls.map(([{ sql }]) => sql))
      .filter((sql) => !sql.endsWith('from "tenants"') && !sql.includes('from "video_connections"')),
    hashes: vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length,
    answer: { status, code, details, fields: Object.keys(data ?? {}) },
  }
}

it.each(contactProbes)(
  '$what costs and says the same for who has an account, with a password or without, and for nobody',
  async (probe) => {
    const { withPassword, without, unknown } = await contactsFor(world, probe.takes)
    const works = []
    for (const contact of [...withPassword, ...without, ...unknown]) {
      const before = probe.after?.(contact)
      if (before) await world.post(...before)
      works.push(await workOf(probe.path, probe.body(contact)))
    }
    expect(works).toEqual([works[0], works[0], works[0]])
    // A password is compared with something, also where there is none.
    if (works[0]!.answer.code === 'credentials_invalid') expect(works[0]!.hashes).toBe(1)
  },
)

it('is tried of every call that takes a phone or an email of whoever it may be', () => {
  const named = (property: string) => /^(phone|email)$/.test(property)
  const taking = endpointsOf(world.server.app).filter(
    ({ name, bodyProperties, isOfPatient }) =>
      bodyProperties.some(named) && !isOfPatient && name.startsWith('POST /api/account'),
  )
  expect(new Set(contactProbes.map(({ name }) => name))).toEqual(new Set(taking.map(({ name }) => name)))
})

it('a device is asked for a passkey whoever it may be: nobody is named, and no passkey of theirs', async () => {
  const { status, data } = await world.post<{ question: object }>(additions.passkeyQuestion.path, {})
  expect([status, JSON.stringify(data).includes('allowCredentials":[{')]).toEqual([200, false])
})

it('the right code alone says whether a phone has an account [C21]', async () => {
  const { withPassword, unknown } = await contactsFor(world, 'phone')
  const told = []
  for (const phone of [...withPassword, ...unknown]) {
    const body = { phone, country_code: '971', phone_verification_token: await world.codeFor(phone, 'sign_in') }
    told.push((await world.post<{ has_account: boolean }>(calls.verifySignUpPhone.path, body)).data.has_account)
  }
  expect(told).toEqual([true, false])
})
