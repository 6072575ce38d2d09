import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { passwords, patients, sessions } from '#server/db/schema/patients'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { formLimits } from '#server/plugins/gateway/form-body'
import { formType, toForm } from '#tests/support/form'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'

const now = new Date('2026-11-23T06:00:00Z')
const otherTenant = 'other-tenant'
const phone = '+971501230001'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await addTenant(server.database, { code: otherTenant })
})
afterAll(() => server.close())

/** No two calls are signed alike: the second would be refused as a repetition of the first. */
const signedAt = () => new Date(now.getTime() - ((calls += 1) % 200) * 1000)
let calls = 0

type As = { bearer?: string; guest?: string; tenant?: string }
const bearing = ({ bearer, guest }: As) => ({
  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  ...(guest !== undefined && { [headers.guestToken]: guest }),
})
const read = ({ tenant = 'patientweb', ...as }: As) =>
  server.call('account', 'GET', '/account', { tenant, headers: bearing(as) })
const write = (body: unknown, { tenant = 'patientweb', ...as }: As = { bearer: own.idToken }) =>
  server.call('account', 'PUT', '/account', {
    tenant,
    body,
    isForm: true,
    sign: signedAt(),
    headers: bearing(as),
  })

type SignedIn = Awaited<ReturnType<typeof signIn>>
let own: SignedIn
let sister: SignedIn
let namesake: SignedIn
beforeEach(async () => {
  await server.database.execute('delete from sessions; delete from passwords')
  own = await signIn(server.database, { phone, name: 'Layla', now })
  sister = await signIn(server.database, { phone: '+6281234567890', name: 'Dewi', now })
  namesake = await signIn(server.database, { tenantCode: otherTenant, phone, name: 'Maryam', now })
  await tell(own.patientId, row)
  await tell(sister.patientId, { ...emptied, firstName: 'Dewi', lastName: '', email: null })
  await tell(namesake.patientId, { ...emptied, firstName: 'Maryam', lastName: 'Saleh', email: 'maryam@example.org' })
})

const tell = (id: string, values: Partial<typeof patients.$inferInsert>) =>
  server.database.db
    .update(patients)
    .set({ suspendedToBook: false, ...values })
    .where(eq(patients.id, id))
const rowOf = async (id: string) => (await server.database.db.select().from(patients).where(eq(patients.id, id)))[0]!

const row = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  gender: 'female',
  birthday: '1990-04-05',
  dobFormat: 'hijri' as const,
  identityTypeId: 'emirates-id',
  identity: '784199012345671',
  maritalStatus: 'married',
  bloodType: 'O-',
  height: 168,
  weight: 61,
  emergencyContactName: 'Omar',
  emergencyContactLastname: 'Nasser',
  emergencyContactPhone: '+971501230009',
  emergencyRelationshipId: 'sibling',
}
const emptied = {
  gender: null,
  birthday: null,
  dobFormat: null,
  identityTypeId: null,
  identity: null,
  maritalStatus: null,
  bloodType: null,
  height: null,
  weight: null,
  emergencyContactName: null,
  emergencyContactLastname: null,
  emergencyContactPhone: null,
  emergencyRelationshipId: null,
}
const account = () => ({
  UserableID: own.patientId,
  PatientID: own.patientId,
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  gender: 'female',
  birthday: '1990-04-05',
  dob_format: 'hijri',
  identity_type_id: 'emirates-id',
  identity: '784199012345671',
  marital_status: 'married',
  blood_type: 'O-',
  height: 168,
  weight: 61,
  emergency_contact_name: 'Omar',
  emergency_contact_lastname: 'Nasser',
  emergency_contact_phone: '+971501230009',
  emergency_relationship_id: 'sibling',
  phone: '501230001',
  country_code: '971',
  email_verified: false,
  phone_verified: true,
  has_password: false,
  percentage: 85,
  missing: ['terms', 'health_data'],
  suspended_to_book: false,
  consents: [],
})
const form = {
  first_name: 'ليلى',
  last_name: 'al-Masri',
  gender: 'male',
  birthday: '1985-12-31',
  dob_format: 'gregorian',
  identity_type_id: 'passport',
  identity: 'N1234567',
  marital_status: 'divorced',
  blood_type: 'AB+',
  height: 181,
  weight: 79,
  emergency_contact_name: 'Huda',
  emergency_contact_lastname: 'Karim',
  emergency_contact_phone: '+966501230008',
  emergency_relationship_id: 'friend',
}

describe('an account', () => {
  it('is told whole to its patient, and kept by nobody on the way [C33] [N01]', async () => {
    const answer = await read({ bearer: own.idToken })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: account() })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says what is not told yet, and nothing in its place [C33] [N01]', async () => {
    expect((await read({ bearer: sister.idToken })).json().data).toEqual({
      UserableID: sister.patientId,
      PatientID: sister.patientId,
      first_name: 'Dewi',
      last_name: '',
      phone: '81234567890',
      country_code: '62',
      email_verified: false,
      phone_verified: true,
      has_password: false,
      percentage: 8,
      missing: [
        'terms',
        'health_data',
        'gender',
        'birthday',
        'identity',
        'marital_status',
        'blood_type',
        'height',
        'weight',
        'emergency_contact_name',
        'emergency_contact_phone',
        'emergency_relationship_id',
      ],
      suspended_to_book: false,
      consents: [],
    })
  })

  it('of another tenant is another, though the phone is the same [T05]', async () => {
    const answer = await read({ bearer: namesake.idToken, tenant: otherTenant })
    expect(answer.json().data).toMatchObject({ PatientID: namesake.patientId, first_name: 'Maryam' })
  })

  it('says why it may not book, also where another patient of its phone may not [C33] [P04]', async () => {
    const { db } = server.database
    const [guest] = await db
      .insert(patients)
      .values({
        tenantCode: 'patientweb',
        firstName: 'Salma',
        lastName: '',
        phone,
        isGuest: true,
        suspendedToBook: true,
      })
      .returning()
    const told = async () => (await read({ bearer: own.idToken })).json().data
    expect(await told()).toEqual({ ...account(), suspended_to_book: true })
    await db.update(patients).set({ suspensionReason: 'fees_due' }).where(eq(patients.id, guest!.id))
    expect(await told()).toEqual({ ...account(), suspended_to_book: true, suspension_reason: 'fees_due' })
    expect((await read({ bearer: namesake.idToken, tenant: otherTenant })).json().data).toMatchObject({
      suspended_to_book: false,
    })
    await db.delete(patients).where(eq(patients.id, guest!.id))
  })

  it('says whether it has a password and whether it may book [C33] [P04]', async () => {
    await server.database.db.insert(passwords).values({ patientId: own.patientId, hash: 'x', changedAt: now })
    await tell(own.patientId, { suspendedToBook: true })
    expect((await read({ bearer: own.idToken })).json().data).toEqual({
      ...account(),
      has_password: true,
      suspended_to_book: true,
    })
    expect((await read({ bearer: sister.idToken })).json().data).toMatchObject({
      has_password: false,
      suspended_to_book: false,
    })
  })
})

describe('a changed profile', () => {
  it('is written whole, and answered as the account now is [C34]', async () => {
    const answer = await write(form)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ data: { ...account(), ...form } })
    expect((await read({ bearer: own.idToken })).json()).toEqual(answer.json())
  })

  it('is nobody else’s [C34] [T05]', async () => {
    const before = await Promise.all([sister, namesake].map(({ patientId }) => rowOf(patientId)))
    await write(form)
    expect(await Promise.all([sister, namesake].map(({ patientId }) => rowOf(patientId)))).toEqual(before)
  })

  it('empties what is left out and what is empty; phone and email stay [C34] [V01]', async () => {
    const kept = { ...row, lastName: '', phone }
    for (const optional of [{}, { gender: '', birthday: '', height: '', weight: ' ', emergency_contact_name: '' }]) {
      await tell(own.patientId, row)
      const answer = await write({ first_name: ' Layla ', last_name: '', email: 'x@example.com', ...optional })
      expect(answer.json().data).toMatchObject({ first_name: 'Layla', last_name: '', percentage: 8 })
      expect(await rowOf(own.patientId)).toMatchObject({ ...kept, ...emptied })
    }
  })

  it('takes the first and the last of what may be', async () => {
    const least = { birthday: '1900-01-01', height: 30, weight: 1 }
    const most = { birthday: '2026-11-23', height: 260, weight: 400 }
    for (const bounds of [least, most]) expect((await write({ ...form, ...bounds })).json().data).toMatchObject(bounds)
  })

  it.each<[string, unknown]>([
    ['first_name', undefined],
    ['first_name', ''],
    ['first_name', ' '],
    ['first_name', 'a'.repeat(81)],
    ['first_name', '<b>Layla</b>'],
    ['last_name', undefined],
    ['last_name', 'a\nb'],
    ['gender', 'woman'],
    ['birthday', '1990-02-30'],
    ['birthday', '2026-11-24'],
    ['birthday', '1899-12-31'],
    ['birthday', '5 April 1990'],
    ['marital_status', 'Married'],
    ['blood_type', 'C+'],
    ['height', '168.5'],
    ['height', '168 cm'],
    ['height', '1e2'],
    ['height', 29],
    ['height', 261],
    ['weight', '0'],
    ['weight', '-61'],
    ['weight', '401'],
    ['weight', '99999999999'],
    ['emergency_contact_name', '\u202eOmar'],
    ['emergency_contact_lastname', 'a'.repeat(81)],
    ['dob_format', 'julian'],
    ['identity_type_id', 'library-card'],
    ['identity', '784199012345671'],
    ['emergency_relationship_id', 'self'],
    ['emergency_contact_phone', '0501230009'],
    ['emergency_contact_phone', '+971 50 123 0009'],
    ['emergency_contact_phone', '+97150123'],
    ['emergency_contact_phone', '+971000000000'],
  ])('is refused with %s as %j, and nothing is written [C34]', async (name, value) => {
    const before = await rowOf(own.patientId)
    const answer = await write({ ...form, [name]: value })
    expect(answer.statusCode).toBe(400)
    const { code, fields } = answer.json<{ code: string; fields: { path: string }[] }>()
    expect([code, new Set(fields.map(({ path }) => path))]).toEqual(['validation_failed', new Set([`/${name}`])])
    expect(await rowOf(own.patientId)).toEqual(before)
  })

  it('names every field that is wrong', async () => {
    const { fields } = (await write({ ...form, height: 'tall', blood_type: '?', gender: '-' })).json()
    expect(fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(['/blood_type', '/gender', '/height'])
  })
})

describe('the form of a profile', () => {
  const end = toForm({})
  const filed = (name: string, type = 'image/png') =>
    toForm(form).replace(
      end,
      toForm({ [name]: 'x' }).replace('"\r\n', `"; filename="me.png"\r\nContent-Type: ${type}\r\n`),
    )

  it.each([
    ['a file of text in the place of a field', filed('blood_type', 'text/plain'), '/blood_type'],
    ['a field that is there twice', toForm({ ...form, weight: [61, 62] }), '/weight'],
    ['a file with a name that is none', filed('<script>'), ''],
  ])('is refused with %s, by its name [C34]', async (_, body, path) => {
    const before = await rowOf(own.patientId)
    const answer = await write(body)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] })
    expect(answer.body).not.toContain('script')
    expect(await rowOf(own.patientId)).toEqual(before)
  })

  it('has so many parts and bytes, and no more [C34]', async () => {
    const others = Array(formLimits.parts - Object.keys(form).length).fill('')
    expect(
      (await write({ ...form, ...Object.fromEntries(others.map((text, at) => [`other${at}`, text])) })).statusCode,
    ).toBe(200)
    expect((await write({ ...form, other: [...others.keys(), 'x'].map(String) })).json().code).toBe('payload_too_large')
    expect((await write({ ...form, other: 'x'.repeat(formLimits.bytes) })).json().code).toBe('payload_too_large')
  })

  it('is a form and nothing else', async () => {
    const send = (body: string, type: string) =>
      server.call('account', 'PUT', '/account', {
        body,
        sign: signedAt(),
        headers: { ...bearing({ bearer: own.idToken }), 'content-type': type },
      })
    const answers = await Promise.all([
      send(JSON.stringify(form), 'application/json'),
      send(
        new URLSearchParams(Object.entries(form).map(([name, value]) => [name, `${value}`])).toString(),
        'application/x-www-form-urlencoded',
      ),
      send(toForm(form), 'multipart/form-data'),
      send(toForm(form), 'multipart/form-data; boundary=another'),
      send(toForm(form).replace('name="height"', ''), formType),
      send(toForm(form).slice(0, -9), formType),
      send('', formType),
    ])
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'unsupported_media_type',
      'unsupported_media_type',
      ...Array(5).fill('bad_request'),
    ])
    expect((await rowOf(own.patientId)).firstName).toBe('Layla')
  })

  it('is signed to the byte [H07]', async () => {
    const request = server.request('account', 'PUT', '/account', {
      body: form,
      isForm: true,
      sign: signedAt(),
      headers: bearing({ bearer: own.idToken }),
    })
    for (const changed of [request.payload!.replace('181', '182'), `${request.payload!}\r\n`])
      expect((await server.app.inject({ ...request, payload: changed })).statusCode).toBe(406)
    expect((await rowOf(own.patientId)).height).toBe(168)
    expect((await server.app.inject(request)).statusCode).toBe(200)
    expect((await server.app.inject(request)).json()).toMatchObject({ code: 'request_repeated' })
  })
})

describe('to others the account', () => {
  const guestOf = (tenantCode: string) =>
    createSessionRepository(server.database.db).open({
      tenantCode,
      kind: 'guest',
      phone,
      expiresAt: new Date(now.getTime() + 60_000),
    })

  it('is shut: to nobody, to a guest with the same phone, and when the session has ended [C33] [C34]', async () => {
    const { db } = server.database
    const ended = await signIn(server.database, { phone, name: 'Layla', now })
    await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.familyId, ended.familyId))
    const callers = [
      {},
      { guest: await guestOf('patientweb') },
      { bearer: ended.idToken },
      { bearer: 'nobody-has-this' },
    ]
    const before = await rowOf(own.patientId)
    for (const as of callers)
      for (const answer of [await read(as), await write(form, as)])
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
    expect(await rowOf(own.patientId)).toEqual(before)
  })

  it('is shut where the session is of a guest’s row, which is no account', async () => {
    await tell(sister.patientId, { isGuest: true })
    const answers = [await read({ bearer: sister.idToken }), await write(form, { bearer: sister.idToken })]
    expect((await rowOf(sister.patientId)).firstName).toBe('Dewi')
    await tell(sister.patientId, { isGuest: false })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })

  it('is shut to the session of another tenant [T05]', async () => {
    const before = await rowOf(own.patientId)
    const as = { bearer: namesake.idToken }
    for (const answer of [await read(as), await write(form, as)])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'tenant_mismatch'])
    expect(await rowOf(own.patientId)).toEqual(before)
  })
})
