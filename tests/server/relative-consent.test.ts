import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentList } from '#contract/documents'
import { consentAnswers, consentStates, type ConsentState } from '#contract/relative-consent'
import { consentTransitions, stateAfter } from '#server/domain/relatives/consent-states'
import { e164, monday, openWorld, otherTenant, type World } from '#tests/integration/appointment-world'
import { signIn } from '#tests/support/signed-in'
import { consentsOf } from './relative-consent-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const consents = consentsOf(() => world)
const { newCall, ask, own, signInAgain, later, add, change, askAgain, told, question, answer, book } = consents
const { sent, links, lastLink, events } = consents
beforeEach(consents.startAnew)

describe('an adult relative', () => {
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
      headers: { authorization: `Bearer ${own().idToken}` },
    })
    const [visit] = ahead.json().data.appointments
    expect(visit).toMatchObject({ status: 'booked', patient: { patient_relative_id: id } })

    // It can be cancelled for them, and not moved to a time that they have not agreed to.
    const change = (what: string, body: object) =>
      world.call('appointment', 'PUT', `/patientapp/appointments/${visit.id}/${what}`, {
        body: { ...body, forcebookable: true },
        headers: { authorization: `Bearer ${own().idToken}` },
      })
    const moved = await change('reschedule', { start: '2026-11-25T06:00:00.000Z' })
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'relative_consent_needed'])
    expect((await change('cancel', {})).json().data.status).toBe('cancelled')
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
      [own().patientId, id],
    )
    const list = async (of = '') => (await ask<DocumentList>('GET', `/patient/documents/gets${of}`)).data
    const ofHer = () =>
      world.call('account', 'GET', '/patient/documents/gets', {
        query: { patient_relative_id: id, call: newCall() },
        headers: { authorization: `Bearer ${own().idToken}` },
      })
    const write = async (method: 'POST' | 'PUT', path: string, relative?: string) => {
      const answered = await world.call('account', method, path, {
        body: {
          ...{ document_type: 'medical', document_title: 'Her knee', tag_id: 'other', files: [row!.id] },
          ...(relative && { patient_relative_id: relative }),
        },
        isForm: true,
        query: { call: newCall() },
        headers: { authorization: `Bearer ${own().idToken}` },
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
