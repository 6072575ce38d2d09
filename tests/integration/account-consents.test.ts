import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { consentKinds } from '#contract/consents'
import { additions, calls } from '#contract/services'
import { deletionLimit, type AccountEvents } from '#contract/settings'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { grownUp } from '#tests/support/grown-up'
import type { Method } from '#tests/support/request'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'

const first = new Date('2026-11-23T06:00:00Z')
let now = first
const texts: TextMessage[] = []
let server: TestServer
/** Another one on the same database. */
let second: TestServer
beforeAll(async () => {
  const database = await openTestDatabase()
  const both = {
    ...{ database, clock: () => now, secret: Buffer.from('the same for both servers') },
    sms: { send: async (message: TextMessage) => void texts.push(message) },
  }
  server = await startTestServer(both)
  second = await startTestServer(both)
})
afterAll(async () => {
  await Promise.all([server.close(), second.close()])
  await server.database.close()
})

let phones = 501_400_000
let own: { idToken: string }
beforeEach(async () => {
  now = first
  texts.length = 0
  // As one that a tenant's own site has made: neither a birthday nor a consent.
  own = await signIn(server.database, { phone: `+971${(phones += 1)}`, now })
})
const passes = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))

async function call<T = Account>(method: Method, path: string, body?: object, at = server) {
  passes(1)
  const answer = await at.call('account', method, path, {
    ...(body && { body }),
    headers: { authorization: `Bearer ${own.idToken}` },
  })
  return answer.json<{ data: T; code?: string; details?: object; fields?: { path: string }[] }>()
}
const give = (body: object) => call('POST', additions.giveConsents.path, body)
const withdraw = (kind = 'health_data') => call('DELETE', `/account/consents/${kind}`)
const account = async () => (await call('GET', calls.account.path)).data
const activity = async () =>
  (await call<AccountEvents>('GET', additions.accountEvents.path)).data.events.map(({ kind }) => kind).toReversed()

it('an account that was made without is given its consents with the birthday, once, and by a grown-up alone', async () => {
  expect((await account()).consents).toEqual([])
  const { consents, birthday } = grownUp
  expect((await give({ consents })).fields).toEqual([
    { path: '/birthday', message: 'is needed where the account has none' },
  ])
  expect((await give({ consents, birthday: '2015-03-04' })).code).toBe('under_age')
  expect((await give({ consents, birthday: '2999-03-04' })).code).toBe('validation_failed')
  expect((await give({ consents: consents.slice(0, 1), birthday })).code).toBe('consent_required')
  expect(await account()).toMatchObject({ consents: [], missing: expect.arrayContaining(['birthday']) as string[] })

  const before = await account()
  expect(before.missing.slice(0, 2)).toEqual(['terms', 'health_data'])

  const given = (await give({ consents, birthday, dob_format: 'hijri' })).data
  const at = now.toISOString()
  expect(given).toMatchObject({ birthday, dob_format: 'hijri' })
  // First name, birthday and both consents, of thirteen.
  expect([before.percentage, given.percentage]).toEqual([8, 31])
  expect(given.missing).toEqual(before.missing.filter((name) => ![...consentKinds, 'birthday'].includes(name)))
  expect(given.consents.map(({ given_at }) => given_at)).toEqual([at, at])
  // Another birthday is one of the profile, and what stands keeps its time.
  expect((await give({ consents, birthday: '1980-01-01' })).data).toEqual(given)
  expect(await activity()).toEqual(['agreement_given', 'agreement_given'])
})

it('what is taken back asks for the deletion of the account, tells its owner, and keeps it when it is given again', async () => {
  await give({ consents: grownUp.consents, birthday: grownUp.birthday })
  // Nothing was taken back: what ends the terms is the end of the account.
  expect((await withdraw('terms')).code).toBe('validation_failed')
  const taken = (await withdraw()).data
  const [health] = taken.consents.filter(({ kind }) => kind === 'health_data')
  expect(health).toMatchObject({ withdrawn_at: now.toISOString() })
  expect(taken.consents.filter(({ withdrawn_at }) => withdrawn_at)).toHaveLength(1)
  expect(taken.missing[0]).toBe('health_data')
  expect(taken.deletes_at).toBe(new Date(now.getTime() + 30 * 86_400_000).toISOString())
  expect(texts.map(({ body }) => body)).toEqual([expect.stringContaining('will be deleted on 23 December 2026')])
  expect((await withdraw()).data).toEqual(taken)
  // The account cannot be without: it is not kept by another call.
  expect((await call('DELETE', additions.withdrawDeletion.path)).code).toBe('consent_required')
  expect((await account()).deletes_at).toBe(taken.deletes_at)

  const again = (await give({ consents: grownUp.consents.filter(({ kind }) => kind === 'health_data') })).data
  expect(again).not.toHaveProperty('deletes_at')
  expect(again.missing).toEqual(taken.missing.slice(1))
  expect(again.consents).toEqual([
    { kind: 'health_data', version: health!.version, given_at: now.toISOString() },
    taken.consents.find(({ kind }) => kind === 'terms'),
  ])
  // What was done at one moment has no order of its own.
  expect((await activity()).toSorted()).toEqual([
    'agreement_given',
    'agreement_given',
    'agreement_withdrawn',
    'deletion_asked',
    'deletion_withdrawn',
  ])
})

it('who asks for the deletion and takes it back again and again is refused for a day, at every server, by either way, and their owner is told no more', async () => {
  const health = grownUp.consents.filter(({ kind }) => kind === 'health_data')
  const ask = (at = server) => call('POST', additions.requestDeletion.path, {}, at)
  const keep = () => call('DELETE', additions.withdrawDeletion.path)
  const signInAgain = async (phone: string) => (own = await signIn(server.database, { phone, now }))
  const phone = `+971${phones}`
  await give({ consents: grownUp.consents, birthday: grownUp.birthday })
  for (let asked = 0; asked < deletionLimit.most - 1; asked++) {
    expect((await ask(asked % 2 ? server : second)).code).toBeUndefined()
    // A second time is none.
    if (asked === 0) await ask()
    expect((await keep()).code).toBeUndefined()
  }
  await signInAgain(phone)
  expect((await withdraw()).code).toBeUndefined()
  const refusedUntil = new Date(now.getTime() + deletionLimit.hours * 3_600_000).toISOString()
  await give({ consents: health })
  texts.length = 0
  for (const refused of [await ask(), await ask(second), await withdraw()])
    expect([refused.code, refused.details]).toEqual(['deletions_limit', { retry_at: refusedUntil }])
  const after = await account()
  expect([after.deletes_at, after.consents.filter(({ withdrawn_at }) => withdrawn_at)]).toEqual([undefined, []])
  expect(texts).toEqual([])

  // Another account has asked for nothing yet.
  await signInAgain(`+971${(phones += 1)}`)
  expect((await ask()).code).toBeUndefined()
  passes(deletionLimit.hours * 60)
  await signInAgain(phone)
  texts.length = 0
  expect((await ask()).code).toBeUndefined()
  expect(texts.map((text) => text.phone)).toEqual([phone])
})
