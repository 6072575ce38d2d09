import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { headers } from '#contract/headers'
import type { Relative } from '#contract/relative'
import { additions } from '#contract/services'
import { e164, monday, openWorld, otherTenant, type World } from '#tests/integration/appointment-world'
import type { Method } from '#tests/support/request'
import { signIn } from '#tests/support/signed-in'

let world: World
let own: SignedIn
let sister: SignedIn
let namesake: SignedIn
type SignedIn = Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  own = await signIn(world.database, { phone: e164, name: 'Layla', now: monday })
  sister = await signIn(world.database, { phone: '+971501230002', name: 'Dewi', now: monday })
  namesake = await signIn(world.database, { tenantCode: otherTenant, phone: e164, name: 'Maryam', now: monday })
  await world.database.execute(
    `update patients set last_name = 'Haddad', birthday = '1990-04-05', dob_format = 'hijri', height = 168, weight = 61,
       identity_type_id = 'passport', identity = 'N1234567' where id = '${own.patientId}'`,
  )
})

type As = { bearer?: string; tenant?: string; key?: string }
async function ask<T>(method: Method, path: string, body?: object, as: As = {}) {
  const answer = await world.call('account', method, path, {
    tenant: as.tenant ?? 'patientweb',
    ...(body && { body }),
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    query: { call: (calls += 1) },
    headers: {
      authorization: `Bearer ${as.bearer ?? own.idToken}`,
      ...(as.key && { [headers.idempotencyKey]: `"${as.key}"` }),
    },
  })
  const { data, ...rest } = answer.json<{ data: T; code?: string; fields?: { path: string }[]; details?: unknown }>()
  return { status: answer.statusCode, data, ...rest }
}
let calls = 0
const events = async (): Promise<string[]> =>
  (await world.database.query<{ kind: string }>('select kind from account_events')).map(({ kind }) => kind).toSorted()

describe('a change of a profile that waited', () => {
  const change = (was: object, now: object, as?: As) =>
    ask<Account>('PUT', additions.changeAccount.path, { was, now }, as)
  const stored = () => world.database.query<object>('select * from patients order by id')

  it('changes its fields alone, and empties those that shall be empty', async () => {
    const before = (await ask<Account>('GET', '/account')).data
    const { status, data } = await change(
      { first_name: 'Layla', height: 168, weight: 61 },
      { first_name: ' Leila ', height: null, weight: 64 },
    )
    const { height: _, ...others } = before
    expect([status, data]).toEqual([
      200,
      { ...others, first_name: 'Leila', weight: 64, percentage: data.percentage, missing: data.missing },
    ])
    expect(data.missing).toContain('height')
    expect((await ask<Account>('GET', '/account')).data).toEqual(data)
  })

  it('has one effect with one key, also where it was changed since; with another payload it is refused', async () => {
    const key = 'profile.of-a-device-that-lost-its-answer'
    const [was, now] = [{ height: 168 }, { height: 170 }]
    expect((await change(was, now, { key })).data.height).toBe(170)
    expect((await change({ height: 170 }, { height: 172 })).data.height).toBe(172)
    expect((await change(was, now, { key })).data.height).toBe(172)
    expect((await change(was, { height: 171 }, { key })).code).toBe('idempotency_key_reused')
    expect(await events()).toEqual(['profile_changed', 'profile_changed'])
  })

  it('that another call has made already is done, and noted once', async () => {
    for (const key of ['profile.first', 'profile.second'])
      expect((await change({ height: 168 }, { height: 170 }, { key })).data.height).toBe(170)
    expect(await events()).toEqual(['profile_changed'])
  })

  it('is refused with the fields that were changed elsewhere, and none of it is done', async () => {
    await change({ height: 168, birthday: '1990-04-05' }, { height: 172, birthday: null })
    const before = await stored()
    const refused = await change(
      { first_name: 'Layla', height: 168, birthday: '1990-04-05', blood_type: null },
      { first_name: 'Leila', height: 170, birthday: '1991-04-05', blood_type: 'B-' },
    )
    expect([refused.status, refused.code, refused.details, refused.fields?.map(({ path }) => path)]).toEqual([
      ...[409, 'changed_elsewhere', { fields: ['height', 'birthday'] }],
      ['/now/height', '/now/birthday'],
    ])
    expect(await stored()).toEqual(before)
    expect((await change({ blood_type: 'A+' }, { blood_type: 'B-' })).details).toEqual({ fields: ['blood_type'] })
  })

  it.each<[string, unknown]>([
    ['first_name', null],
    ['first_name', ''],
    ['last_name', '<b>'],
    ['gender', 'woman'],
    ['birthday', '2026-11-24'],
    ['birthday', '1990-02-30'],
    ['height', '168'],
    ['height', 29],
    ['emergency_contact_phone', '0501230009'],
    ['emergency_contact_phone', '+971000000000'],
    ['identity', 'N7654321'],
    ['identity_type_id', 'passport'],
    ['email', 'layla@example.com'],
    ['phone', '501230001'],
  ])('is refused with %s as %j, and nothing is written', async (name, value) => {
    const before = await stored()
    const { status, code, fields } = await change({}, { [name]: value })
    expect([status, code]).toEqual([400, 'validation_failed'])
    expect(fields?.every(({ path }) => path.startsWith('/now'))).toBe(true)
    expect(await stored()).toEqual(before)
  })

  it('names the field that is wrong', async () => {
    const wrong = { birthday: '1899-12-31', emergency_contact_phone: '+97150123' }
    expect((await change({}, wrong)).fields?.map(({ path }) => path)).toEqual([
      '/now/birthday',
      '/now/emergency_contact_phone',
    ])
  })

  it('is of who is signed in alone [T05]', async () => {
    await change({ first_name: 'Dewi' }, { first_name: 'Intan' }, { bearer: sister.idToken })
    await change({ first_name: 'Maryam' }, { first_name: 'Mona' }, { bearer: namesake.idToken, tenant: otherTenant })
    expect((await change({}, {})).data.first_name).toBe('Layla')
    for (const bearer of ['nobody-has-this', own.refreshToken])
      expect((await change({}, { height: 170 }, { bearer })).status).toBe(401)
    expect((await change({}, {})).data.height).toBe(168)
  })
})

describe('a change of a relative that waited', () => {
  const salma = {
    ...{ first_name: 'Salma', last_name: 'Farouk', relationship_id: 'child', gender: 'female' },
    ...{ phone: '+971551230009', birthday: '2020-05-02', dob_format: 'hijri' },
    ...{ identity_type_id: 'passport', identity: 'N1234567' },
  }
  let id: string
  beforeEach(async () => {
    id = (await ask<Relative>('POST', '/patients', salma)).data.id
  })
  const change = (was: object, now: object, as?: As) =>
    ask<Relative>('PUT', `/patients/${id}/changes`, { was, now }, as)
  const stored = () => world.database.query<object>('select * from relatives order by id')

  it('changes its fields alone, once for each key: the identity stays', async () => {
    const key = 'relative.of-a-device-that-lost-its-answer'
    const [was, now] = [
      { first_name: 'Salma', phone: '+971551230009' },
      { first_name: 'Selma', phone: null },
    ]
    const { phone: _, ...others } = salma
    const first = await change(was, now, { key })
    expect(first.data).toEqual({ ...others, id, first_name: 'Selma' })
    await change({ first_name: 'Selma' }, { first_name: 'Salome' })
    expect((await change(was, now, { key })).data).toEqual(first.data)
    await change({ gender: 'male' }, { first_name: 'Salome' })
    expect((await ask<{ patients: Relative[] }>('GET', '/patients')).data.patients).toEqual([
      { ...others, id, first_name: 'Salome' },
    ])
    expect(await events()).toEqual(['relative_added', 'relative_changed', 'relative_changed'])
  })

  it('is refused with the fields that were changed elsewhere, where they are there already, and where nobody is', async () => {
    await ask('POST', '/patients', { ...salma, first_name: 'Amina', identity: 'N7654321' })
    const before = await stored()
    expect(
      await change({ first_name: 'Sally', gender: 'male' }, { first_name: 'Sara', gender: 'female' }),
    ).toMatchObject({ status: 409, code: 'changed_elsewhere', details: { fields: ['first_name'] } })
    expect((await change({ first_name: 'Salma' }, { first_name: 'Amina' })).code).toBe('relative_exists')
    for (const [name, value] of Object.entries({
      ...{ first_name: null, relationship_id: 'self', phone: '+971000000000', birthday: '1899-12-31', identity: 'N1' },
    }))
      expect([name, (await change({}, { [name]: value })).code]).toEqual([name, 'validation_failed'])
    expect((await change({}, { gender: 'male' }, { bearer: sister.idToken })).code).toBe('not_found')
    expect(await stored()).toEqual(before)
    await ask('DELETE', `/patients/${id}`)
    expect(await change({ gender: 'female' }, { gender: 'male' })).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('of an adult who has not agreed leaves the identity that is withheld', async () => {
    await world.database.execute(`update relatives set birthday = '1990-05-02'`)
    const { data } = await change({ first_name: 'Salma' }, { first_name: 'Selma' })
    expect([data.first_name, data.identity, data.consent?.state]).toEqual(['Selma', undefined, 'asked'])
    expect(await stored()).toMatchObject([{ first_name: 'Selma', identity: 'N1234567', identity_type_id: 'passport' }])
  })
})
