import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import type { ProblemCode } from '#contract/problem-codes'
import type { DocumentList } from '#contract/documents'
import type { Relative, RelativeForm, RelativeList } from '#contract/relative'
import {
  consentAnswers,
  consentLimits,
  consentStates,
  type ConsentAnswer,
  type ConsentQuestion,
  type ConsentState,
} from '#contract/relative-consent'
import type { AccountEvents } from '#contract/settings'
import { consentTransitions, stateAfter } from '#server/domain/relatives/consent-states'
import {
  bookingAt,
  e164,
  monday,
  openWorld,
  otherTenant,
  phone,
  type World,
} from '#tests/integration/appointment-world'
import type { Method } from '#tests/support/request'
import { startTestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'

let world: World
let own: Awaited<ReturnType<typeof signIn>>
let calls = 0
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.execute('delete from documents; delete from rate_counts')
  await world.reset()
  await signInAgain()
})
const signInAgain = async () => {
  own = await signIn(world.database, { phone: e164, name: 'Layla', now: world.clock() })
}

type As = { bearer?: string; tenant?: string; locale?: string }
async function ask<T>(method: Method, path: string, body?: object, { bearer = own.idToken, ...as }: As = {}) {
  const answer = await world.call('account', method, path, {
    tenant: as.tenant ?? 'patientweb',
    locale: as.locale ?? 'en-ae',
    ...(body && { body }),
    query: { call: (calls += 1) },
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  })
  const { data, code, details } = answer.json<{ data: T; code?: ProblemCode; details?: Record<string, string> }>()
  return { status: answer.statusCode, data, code, details }
}

const amina: RelativeForm = {
  first_name: 'Amina',
  last_name: 'Farouk',
  relationship_id: 'parent',
  phone: '+971551230008',
  birthday: '1963-01-09',
  dob_format: 'gregorian',
  identity_type_id: 'passport',
  identity: 'N1234567',
}
/** Undefined is left out. */
type Changes = { [Name in keyof RelativeForm]?: RelativeForm[Name] | undefined }
const add = async (changes: Changes = {}) => (await ask<Relative>('POST', '/patients', { ...amina, ...changes })).data
const change = async (id: string, changes: Changes) => {
  const { identity: _, identity_type_id: __, ...shown } = amina
  return (await ask<Relative>('PUT', `/patients/${id}`, { ...shown, ...changes })).data
}
const askAgain = (id: string, as?: As) => ask<Relative>('POST', `/patients/${id}/consent`, undefined, as)
const told = async (id: string) =>
  (await ask<RelativeList>('GET', '/patients')).data.patients.find((relative) => relative.id === id)
const question = (token: string, as: As = { bearer: '' }) =>
  ask<ConsentQuestion>('POST', '/consent/question', { token }, as)
const answer = (token: string, what: ConsentAnswer, as: As = { bearer: '' }) =>
  ask<ConsentQuestion>('POST', '/consent/answer', { token, answer: what }, as)
const later = (seconds: number) => world.setClock(new Date(world.clock().getTime() + seconds * 1000))

type Message = { phone: string | null; email: string | null; subject: string | null; body: string }
const sent = () => world.database.query<Message>('select phone, email, subject, body from sent_messages order by id')
const links = async () =>
  (await sent()).flatMap(({ body }) => /\/relative-consent\S*#([\w-]+)/.exec(body)?.slice(1) ?? [])
const lastLink = async () => (await links()).at(-1) ?? 'none was sent'
const events = async () => (await ask<AccountEvents>('GET', '/account/events')).data.events.map(({ kind }) => kind)

const tomorrow = '2026-11-24T05:00:00.000Z'
async function book(relative: string) {
  const answered = await world.call('appointment', 'POST', '/patient/appointment', {
    body: {
      ...bookingAt(tomorrow),
      patient: { first_name: 'Amina', last_name: 'Farouk', ...phone, patient_relative_id: relative },
    },
    headers: { authorization: `Bearer ${own.idToken}`, [headers.idempotencyKey]: `"visit-${(calls += 1)}"` },
  })
  const { code, details } = answered.json<{ code?: ProblemCode; details?: object }>()
  return { status: answered.statusCode, code, details }
}

describe('an adult relative', () => {
  it('is asked at once, by a link whose token is stored nowhere, and nothing of them is in its address [P03]', async () => {
    const { id, consent, identity } = await add()
    expect(consent).toEqual({
      state: 'asked',
      because: 'adult',
      channel: 'phone',
      asked_at: monday.toISOString(),
      expires_at: '2026-12-07T06:00:00.000Z',
    })
    expect(identity).toBeUndefined()
    const [message] = await sent()
    expect(message).toMatchObject({ phone: amina.phone, body: expect.stringContaining('Layla would like to book') })
    const link = /https?:\S+/.exec(message!.body)![0]
    const token = await lastLink()
    expect(new URL(link).pathname).toBe('/en-ae/relative-consent')
    expect(link).not.toMatch(/amina|farouk|551230008|layla/i)
    expect(JSON.stringify(await world.database.query('select * from relative_consents'))).not.toContain(token)
    expect(await events()).toContain('consent_asked')
    expect((await told(id))?.consent?.state).toBe('asked')
  })

  it('is asked in the language of the call, and by mail where they have no phone', async () => {
    const { phone: _, ...unreached } = { ...amina, email: 'amina@example.com' }
    const { data } = await ask<Relative>('POST', '/patients', unreached, { locale: 'ar-ae' })
    expect(data.consent).toMatchObject({ state: 'asked', channel: 'email' })
    expect((await sent())[0]).toMatchObject({ email: 'amina@example.com', subject: 'طلب من Layla للحجز لك' })
  })

  it('sees who asks by the first name alone, and answers once; the account is told [P03]', async () => {
    const { id } = await add()
    const token = await lastLink()
    later(5)
    expect(await question(token)).toEqual({
      status: 200,
      data: { state: 'asked', first_name: 'Layla', expires_at: '2026-12-07T06:00:00.000Z' },
    })
    expect((await answer(token, 'yes')).data).toEqual({ state: 'given', first_name: 'Layla' })
    expect(await told(id)).toMatchObject({ identity: 'N1234567', consent: { state: 'given' } })
    // A lost answer is sent again; another one is too late.
    expect((await answer(token, 'yes')).data.state).toBe('given')
    expect(await answer(token, 'no')).toMatchObject({
      status: 400,
      code: 'consent_link_invalid',
      details: { reason: 'used' },
    })
    await expect.poll(async () => (await sent()).filter((message) => message.phone === e164).length).toBe(1)
    const [latest, ...before] = await events()
    expect([latest, before.includes('consent_asked')]).toEqual(['consent_given', true])
  })

  it('is booked for once they agreed, and no longer once they ended it; what was booked stays [P03] [C61]', async () => {
    const { id } = await add()
    expect(await book(id)).toEqual({ status: 409, code: 'relative_consent_needed', details: { state: 'asked' } })
    const token = await lastLink()
    await answer(token, 'yes')
    expect((await book(id)).status).toBe(200)
    expect((await answer(token, 'end')).data.state).toBe('revoked')
    expect(await book(id)).toMatchObject({ status: 409, details: { state: 'revoked' } })
    expect(await told(id)).toMatchObject({ consent: { state: 'revoked' } })
    expect((await told(id))?.identity).toBeUndefined()
    const ahead = await world.call('appointment', 'GET', '/patientapp/appointments', {
      headers: { authorization: `Bearer ${own.idToken}` },
    })
    const [visit] = ahead.json().data.appointments
    expect(visit).toMatchObject({ status: 'booked', patient: { patient_relative_id: id } })

    // It can be cancelled for them, and not moved to a time that they have not agreed to.
    const change = (what: string, body: object) =>
      world.call('appointment', 'PUT', `/patientapp/appointments/${visit.id}/${what}`, {
        body: { ...body, forcebookable: true },
        headers: { authorization: `Bearer ${own.idToken}` },
      })
    const moved = await change('reschedule', { start: '2026-11-25T06:00:00.000Z' })
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'relative_consent_needed'])
    expect((await change('cancel', {})).json().data.status).toBe('cancelled')
  })

  it('who says no can be asked twice more, whatever is written of them since', async () => {
    const { id } = await add()
    for (let refusals = 1; refusals <= consentLimits.refusals; refusals += 1) {
      await answer(await lastLink(), 'no')
      // Neither another birthday nor another number makes it a yes.
      expect((await change(id, { birthday: '2020-01-01', phone: `+97155123000${refusals}` })).consent?.state).toBe(
        'refused',
      )
      expect((await book(id)).code).toBe('relative_consent_needed')
      if (refusals < consentLimits.refusals) expect((await askAgain(id)).data.consent?.state).toBe('asked')
    }
    expect((await told(id))?.consent).toMatchObject({ state: 'refused', obstacle: 'refused_too_often' })
    expect(await askAgain(id)).toMatchObject({ status: 409, code: 'consent_asks_limit', details: undefined })
    expect(await links()).toHaveLength(3)
  })

  it('is sent a message a minute at most, five in a month, also when they are removed and added anew', async () => {
    const { id } = await add()
    const early = await askAgain(id)
    expect(early).toMatchObject({ code: 'consent_asks_limit', details: { retry_at: '2026-11-23T06:01:00.000Z' } })
    const first = await lastLink()
    later(61)
    expect((await askAgain(id)).status).toBe(200)
    // The link before opens nothing any more.
    expect(await question(first)).toMatchObject({ status: 400, details: { reason: 'unknown' } })
    // Three in a day, from whomever.
    later(86_400)
    await signInAgain()
    for (let more = 3; more <= consentLimits.asks; more += 1) {
      later(61)
      await askAgain(id)
    }
    expect(await links()).toHaveLength(consentLimits.asks)
    await ask('DELETE', `/patients/${id}`)
    const anew = await add()
    expect(anew.consent).toMatchObject({ state: 'needed', channel: 'phone' })
    const { code, details } = await askAgain(anew.id)
    expect([code, details?.['retry_at']?.slice(0, 10)]).toEqual(['consent_asks_limit', '2026-12-24'])
    expect(await links()).toHaveLength(consentLimits.asks)
  })

  it('who is given one number after another is asked at ten a day; every change is kept all the same', async () => {
    const { id } = await add()
    for (let number = 10; number < 30; number += 1) await change(id, { phone: `+9715512300${number}` })
    expect(await links()).toHaveLength(consentLimits.asksOfAccount)
    expect(await told(id)).toMatchObject({ phone: '+971551230029', consent: { state: 'needed' } })
    const { status, code, details } = await askAgain(id)
    expect([status, code, details]).toEqual([409, 'consent_asks_limit', { retry_at: '2026-11-24T06:00:00.000Z' }])
    // Another account asks all the same, and this one the day after.
    own = await signIn(world.database, { phone: '+971501230003', name: 'Mei', now: world.clock() })
    expect((await add({ phone: '+971551230031' })).consent?.state).toBe('asked')
  })

  it('is sent three messages a day, whichever accounts of whichever tenants ask', async () => {
    const asked = []
    for (const [number, tenant] of [
      [4, 'patientweb'],
      [5, otherTenant],
      [6, 'patientweb'],
      [7, otherTenant],
    ] as const) {
      const asker = { phone: `+97150123000${number}`, name: 'Mei', now: world.clock(), tenantCode: tenant }
      const { idToken } = await signIn(world.database, asker)
      const { data } = await ask<Relative>('POST', '/patients', amina, { bearer: idToken, tenant })
      asked.push(data.consent?.state)
    }
    expect(asked).toEqual(['asked', 'asked', 'asked', 'needed'])
    expect(await links()).toHaveLength(consentLimits.asksOfContact)
  })

  it('is asked from what codes do not share, and added and changed so often from one address', async () => {
    const config = { codeLimitPerTenant: 1, codeLimitPerAddress: 2 }
    const limited = await startTestServer({ database: world.database, clock: world.clock, config })
    const call = (method: Method, path: string, body: object) =>
      limited.call('account', method, path, {
        ...{ body, query: { call: (calls += 1) } },
        headers: { authorization: `Bearer ${own.idToken}` },
      })
    const added = (await call('POST', '/patients', amina)).json<{ data: Relative }>().data
    const code = await call('POST', '/patient/otp', { ...phone, type: 'guest_booking' })
    expect([added.consent?.state, code.statusCode]).toEqual(['asked', 200])
    const change = () => call('PUT', `/patients/${added.id}`, { ...amina, gender: 'female' })
    const changed = [await change(), await change(), await change()]
    expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    const add = (first_name: string, identity: string) => call('POST', '/patients', { ...amina, first_name, identity })
    const more = [await add('Salma', 'N7654321'), await add('Huda', 'N2345678')]
    expect(more.map(({ statusCode }) => statusCode)).toEqual([200, 429])
    await limited.close()
  })

  it('has two weeks; then the link says so, and they can be asked again', async () => {
    const { id } = await add()
    const token = await lastLink()
    later(consentLimits.days * 86_400)
    await signInAgain()
    expect((await told(id))?.consent?.state).toBe('lapsed')
    for (const refused of [await question(token), await answer(token, 'yes')])
      expect(refused).toMatchObject({ code: 'consent_link_invalid', details: { reason: 'expired' } })
    expect((await askAgain(id)).data.consent?.state).toBe('asked')
  })

  it.each([
    ['no contact', { phone: undefined }, 'no_contact'],
    ['a landline alone', { phone: '+97142345678' }, 'no_contact'],
    ['the phone of the account', { phone: e164 }, 'own_contact'],
  ])('with %s cannot be asked, and is on the list all the same', async (_, changes, reason) => {
    const { id, consent } = await add(changes)
    expect(consent).toMatchObject({ state: 'needed', obstacle: reason })
    expect(await askAgain(id)).toMatchObject({ status: 409, code: 'consent_contact_missing', details: { reason } })
    expect(await links()).toEqual([])
    expect((await book(id)).code).toBe('relative_consent_needed')
    // With a contact of their own they are asked by that.
    expect((await change(id, {})).consent).toMatchObject({ state: 'asked', channel: 'phone' })
    expect(await links()).toHaveLength(1)
  })

  it('is asked anew at another contact, and as another person; small changes end nothing', async () => {
    const { id } = await add()
    const first = await lastLink()
    await change(id, { phone: '+971551230007' })
    const second = await lastLink()
    expect([second === first, (await question(first)).details]).toEqual([false, { reason: 'unknown' }])
    await answer(second, 'yes')
    expect((await change(id, { gender: 'female', phone: '+971551230006' })).consent?.state).toBe('given')
    expect((await change(id, { first_name: 'Mona' })).consent?.state).toBe('asked')
    expect((await question(second)).details).toEqual({ reason: 'unknown' })
    expect((await book(id)).code).toBe('relative_consent_needed')
  })

  it('keeps the identity that is withheld, where none is told', async () => {
    const { id } = await add()
    await change(id, { gender: 'female' })
    await answer(await lastLink(), 'yes')
    expect(await told(id)).toMatchObject({ gender: 'female', identity: 'N1234567', identity_type_id: 'passport' })
  })

  it('has documents that are withheld until they agree, and from when they end it [P03 C41 C43]', async () => {
    const { id } = await add()
    const [row] = await world.database.query<{ id: string }>(
      `insert into documents (tenant_code, account_id, document_type, title, tag_id, relative_id)
       values ('patientweb', $1, 'medical', 'Her knee', 'other', $2) returning id`,
      [own.patientId, id],
    )
    const list = async (of = '') => (await ask<DocumentList>('GET', `/patient/documents/gets${of}`)).data
    const ofHer = () =>
      world.call('account', 'GET', '/patient/documents/gets', {
        query: { patient_relative_id: id, call: (calls += 1) },
        headers: { authorization: `Bearer ${own.idToken}` },
      })
    const write = async (method: 'POST' | 'PUT', path: string, relative?: string) => {
      const answered = await world.call('account', method, path, {
        body: {
          ...{ document_type: 'medical', document_title: 'Her knee', tag_id: 'other', files: [row!.id] },
          ...(relative && { patient_relative_id: relative }),
        },
        isForm: true,
        query: { call: (calls += 1) },
        headers: { authorization: `Bearer ${own.idToken}` },
      })
      return answered.json<{ code?: string }>().code
    }
    const expectWithheld = async () => {
      expect(await list()).toEqual({ documents: [], used_bytes: 0, withheld: 1 })
      expect((await ofHer()).json()).toMatchObject({ code: 'relative_consent_needed' })
      expect(await write('PUT', `/patient/documents/${row!.id}`)).toBe('relative_consent_needed')
      expect(await write('POST', '/patient/documents', id)).toBe('relative_consent_needed')
    }
    await expectWithheld()
    const token = await lastLink()
    await answer(token, 'yes')
    expect(await list()).toMatchObject({ documents: [{ document_title: 'Her knee', patient_relative_id: id }] })
    expect((await ofHer()).statusCode).toBe(200)
    await answer(token, 'end')
    await expectWithheld()
  })

  it('of whom no birthday is told counts as one; told it, a child needs nobody’s consent', async () => {
    const { id, consent } = await add({ birthday: undefined })
    expect(consent).toMatchObject({ state: 'asked', because: 'age_unknown' })
    expect(await change(id, { birthday: '2015-01-09' })).not.toHaveProperty('consent')
    expect((await book(id)).status).toBe(200)
  })
})

describe('a child', () => {
  it('needs a consent from the day on which they are 18 where they live; what was booked stays [P03]', async () => {
    // Half past eleven at night in Dubai, on the day before.
    world.setClock('2026-11-22T19:30:00.000Z')
    await signInAgain()
    const { id, consent } = await add({ birthday: '2008-11-23' })
    expect([consent, await links()]).toEqual([undefined, []])
    expect((await book(id)).status).toBe(200)
    world.setClock('2026-11-22T20:30:00.000Z')
    await signInAgain()
    expect((await told(id))?.consent).toEqual({ state: 'needed', because: 'adult', channel: 'phone' })
    expect((await book(id)).code).toBe('relative_consent_needed')
    expect((await askAgain(id)).data.consent?.state).toBe('asked')
    const ahead = await world.database.query(`select 1 from appointments where status = 'booked'`)
    expect(ahead).toHaveLength(1)
  })

  it('is not asked', async () => {
    const { id } = await add({ birthday: '2015-01-09' })
    expect((await askAgain(id)).data).not.toHaveProperty('consent')
    expect(await links()).toEqual([])
  })
})

describe('states of a consent', () => {
  const put = (status: ConsentState) =>
    world.database.execute(`update relative_consents set status = '${status}', answered_at = now()`)

  it.each(consentStates.flatMap((state) => consentAnswers.map((what) => [state, what] as const)))(
    'from %s an answer %s leads where the table says, or nowhere',
    async (state, what) => {
      const { id } = await add()
      const token = await lastLink()
      await put(state)
      const after = stateAfter[what]
      const isKnown = after === state || (consentTransitions[after] as readonly string[]).includes(state)
      const { status, details } = await answer(token, what)
      expect([status, details]).toEqual(isKnown ? [200, undefined] : [400, { reason: 'used' }])
      const [row] = await world.database.query<{ status: string; refusals: number }>(
        `select status, refusals from relative_consents where relative_id = '${id}'`,
      )
      expect(row).toEqual({
        status: isKnown ? after : state,
        refusals: isKnown && after !== state && after !== 'given' ? 1 : 0,
      })
    },
  )

  it.each(consentStates)('from %s a question leads where the table says', async (state) => {
    const { id } = await add()
    await put(state)
    later(61)
    const { data } = await askAgain(id)
    const isKnown = (consentTransitions.asked as readonly string[]).includes(state)
    expect([data.consent?.state, (await links()).length]).toEqual(isKnown ? ['asked', 2] : [state, 1])
  })

  it('are checked by the database', async () => {
    await add()
    for (const change of [
      `status = 'perhaps'`,
      `status = 'given'`,
      `token_hash = null`,
      `refusals = 4`,
      `channel = 'pigeon'`,
    ])
      await expect(world.database.execute(`update relative_consents set ${change}`)).rejects.toThrow()
  })

  it('of two answers at once one counts', async () => {
    await add()
    const token = await lastLink()
    const both = await Promise.all([answer(token, 'yes'), answer(token, 'no')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe('to others a consent', () => {
  it('does not exist: to another account, another tenant, or a made-up link', async () => {
    const { id } = await add()
    const token = await lastLink()
    const sister = await signIn(world.database, { phone: '+971501230002', name: 'Dewi', now: monday })
    expect(await askAgain(id, { bearer: sister.idToken })).toMatchObject({ status: 404, code: 'not_found' })
    expect((await askAgain(id, { bearer: '' })).status).toBe(401)
    expect((await askAgain('amina')).status).toBe(404)
    const elsewhere = { bearer: '', tenant: otherTenant }
    for (const refused of [await question(token, elsewhere), await answer(token, 'yes', elsewhere)])
      expect(refused).toMatchObject({ status: 400, details: { reason: 'unknown' } })
    expect((await question('A'.repeat(43))).details).toEqual({ reason: 'unknown' })
    expect((await told(id))?.consent?.state).toBe('asked')
  })

  it('goes with the relative and with the account', async () => {
    const { id } = await add()
    const token = await lastLink()
    await ask('DELETE', `/patients/${id}`)
    expect((await question(token)).details).toEqual({ reason: 'unknown' })
    expect(await world.database.query('select 1 from relative_consents')).toEqual([])
  })
})

it('a name that is chosen to be an address is none in the message', async () => {
  await world.database.execute(`update patients set first_name = 'win.example/1 Call 900' where phone = '${e164}'`)
  await add()
  expect((await sent())[0]?.body).toContain('winexample Call would like')
})
