import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passwords, patients, sessions } from '#server/db/schema/patients'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { formLimits } from '#server/plugins/gateway/form-body'
import { formType, toForm } from '#tests/support/form'
import { signIn } from '#tests/support/signed-in'
import {
  accountOf,
  bearing,
  emptied,
  form,
  now,
  openProfileWorld,
  otherTenant,
  phone,
  refusedValues,
  row,
  type ProfileWorld,
  type SignedIn,
} from './account-profile-world.ts'

let world: ProfileWorld
let own: SignedIn
let sister: SignedIn
let namesake: SignedIn
beforeAll(async () => {
  world = await openProfileWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ own, sister, namesake } = await world.reset())
})

describe('an account', () => {
  it('is told whole to its patient, and kept by nobody on the way [C33] [N01]', async () => {
    const answer = await world.read({ bearer: own.idToken })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: accountOf(own) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says what is not told yet, and nothing in its place [C33] [N01]', async () => {
    expect((await world.read({ bearer: sister.idToken })).json().data).toEqual({
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
    const answer = await world.read({ bearer: namesake.idToken, tenant: otherTenant })
    expect(answer.json().data).toMatchObject({ PatientID: namesake.patientId, first_name: 'Maryam' })
  })

  it('says why it may not book, also where another patient of its phone may not [C33] [P04]', async () => {
    const { db } = world.database
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
    const told = async () => (await world.read({ bearer: own.idToken })).json().data
    expect(await told()).toEqual({ ...accountOf(own), suspended_to_book: true })
    await db.update(patients).set({ suspensionReason: 'fees_due' }).where(eq(patients.id, guest!.id))
    expect(await told()).toEqual({ ...accountOf(own), suspended_to_book: true, suspension_reason: 'fees_due' })
    expect((await world.read({ bearer: namesake.idToken, tenant: otherTenant })).json().data).toMatchObject({
      suspended_to_book: false,
    })
    await db.delete(patients).where(eq(patients.id, guest!.id))
  })

  it('says whether it has a password and whether it may book [C33] [P04]', async () => {
    await world.database.db.insert(passwords).values({ patientId: own.patientId, hash: 'x', changedAt: now })
    await world.tell(own.patientId, { suspendedToBook: true })
    expect((await world.read({ bearer: own.idToken })).json().data).toEqual({
      ...accountOf(own),
      has_password: true,
      suspended_to_book: true,
    })
    expect((await world.read({ bearer: sister.idToken })).json().data).toMatchObject({
      has_password: false,
      suspended_to_book: false,
    })
  })
})

describe('a changed profile', () => {
  it('is written whole, and answered as the account now is [C34]', async () => {
    const answer = await world.write(form)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ data: { ...accountOf(own), ...form } })
    expect((await world.read({ bearer: own.idToken })).json()).toEqual(answer.json())
  })

  it('is nobody else’s [C34] [T05]', async () => {
    const before = await Promise.all([sister, namesake].map(({ patientId }) => world.rowOf(patientId)))
    await world.write(form)
    expect(await Promise.all([sister, namesake].map(({ patientId }) => world.rowOf(patientId)))).toEqual(before)
  })

  it('empties what is left out and what is empty; phone and email stay [C34] [V01]', async () => {
    const kept = { ...row, lastName: '', phone }
    for (const optional of [{}, { gender: '', birthday: '', height: '', weight: ' ', emergency_contact_name: '' }]) {
      await world.tell(own.patientId, row)
      const answer = await world.write({ first_name: ' Layla ', last_name: '', email: 'x@example.com', ...optional })
      expect(answer.json().data).toMatchObject({ first_name: 'Layla', last_name: '', percentage: 8 })
      expect(await world.rowOf(own.patientId)).toMatchObject({ ...kept, ...emptied })
    }
  })

  it('takes the first and the last of what may be', async () => {
    const least = { birthday: '1900-01-01', height: 30, weight: 1 }
    const most = { birthday: '2026-11-23', height: 260, weight: 400 }
    for (const bounds of [least, most])
      expect((await world.write({ ...form, ...bounds })).json().data).toMatchObject(bounds)
  })

  it.each(refusedValues)('is refused with %s as %j, and nothing is written [C34]', async (name, value) => {
    const before = await world.rowOf(own.patientId)
    const answer = await world.write({ ...form, [name]: value })
    expect(answer.statusCode).toBe(400)
    const { code, fields } = answer.json<{ code: string; fields: { path: string }[] }>()
    expect([code, new Set(fields.map(({ path }) => path))]).toEqual(['validation_failed', new Set([`/${name}`])])
    expect(await world.rowOf(own.patientId)).toEqual(before)
  })

  it('names every field that is wrong', async () => {
    const { fields } = (await world.write({ ...form, height: 'tall', blood_type: '?', gender: '-' })).json()
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
    const before = await world.rowOf(own.patientId)
    const answer = await world.write(body)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] })
    expect(answer.body).not.toContain('script')
    expect(await world.rowOf(own.patientId)).toEqual(before)
  })

  it('has so many parts and bytes, and no more [C34]', async () => {
    const others = Array(formLimits.parts - Object.keys(form).length).fill('')
    expect(
      (await world.write({ ...form, ...Object.fromEntries(others.map((text, at) => [`other${at}`, text])) }))
        .statusCode,
    ).toBe(200)
    expect((await world.write({ ...form, other: [...others.keys(), 'x'].map(String) })).json().code).toBe(
      'payload_too_large',
    )
    expect((await world.write({ ...form, other: 'x'.repeat(formLimits.bytes) })).json().code).toBe('payload_too_large')
  })

  it('is a form and nothing else', async () => {
    const send = (body: string, type: string) =>
      world.call('account', 'PUT', '/account', {
        body,
        sign: world.signedAt(),
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
    expect((await world.rowOf(own.patientId)).firstName).toBe('Layla')
  })

  it('is signed to the byte [H07]', async () => {
    const request = world.request('account', 'PUT', '/account', {
      body: form,
      isForm: true,
      sign: world.signedAt(),
      headers: bearing({ bearer: own.idToken }),
    })
    for (const changed of [request.payload!.replace('181', '182'), `${request.payload!}\r\n`])
      expect((await world.app.inject({ ...request, payload: changed })).statusCode).toBe(406)
    expect((await world.rowOf(own.patientId)).height).toBe(168)
    expect((await world.app.inject(request)).statusCode).toBe(200)
    expect((await world.app.inject(request)).json()).toMatchObject({ code: 'request_repeated' })
  })
})

describe('to others the account', () => {
  const guestOf = (tenantCode: string) =>
    createSessionRepository(world.database.db).open({
      tenantCode,
      kind: 'guest',
      phone,
      expiresAt: new Date(now.getTime() + 60_000),
    })

  it('is shut: to nobody, to a guest with the same phone, and when the session has ended [C33] [C34]', async () => {
    const { db } = world.database
    const ended = await signIn(world.database, { phone, name: 'Layla', now })
    await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.familyId, ended.familyId))
    const callers = [
      {},
      { guest: await guestOf('patientweb') },
      { bearer: ended.idToken },
      { bearer: 'nobody-has-this' },
    ]
    const before = await world.rowOf(own.patientId)
    for (const as of callers)
      for (const answer of [await world.read(as), await world.write(form, as)])
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
    expect(await world.rowOf(own.patientId)).toEqual(before)
  })

  it('is shut where the session is of a guest’s row, which is no account', async () => {
    await world.tell(sister.patientId, { isGuest: true })
    const answers = [await world.read({ bearer: sister.idToken }), await world.write(form, { bearer: sister.idToken })]
    expect((await world.rowOf(sister.patientId)).firstName).toBe('Dewi')
    await world.tell(sister.patientId, { isGuest: false })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })

  it('is shut to the session of another tenant [T05]', async () => {
    const before = await world.rowOf(own.patientId)
    const as = { bearer: namesake.idToken }
    for (const answer of [await world.read(as), await world.write(form, as)])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'tenant_mismatch'])
    expect(await world.rowOf(own.patientId)).toEqual(before)
  })
})
