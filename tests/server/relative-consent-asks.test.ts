import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Relative } from '#contract/relative'
import { consentLimits } from '#contract/relative-consent'
import { e164, monday, openWorld, otherTenant, phone, type World } from '#tests/integration/appointment-world'
import type { Method } from '#tests/support/request'
import { startTestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { amina, consentsOf } from './relative-consent-world.ts'

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
    await signInAgain({ phone: '+971501230003', name: 'Mei' })
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
        ...{ body, query: { call: newCall() } },
        headers: { authorization: `Bearer ${own().idToken}` },
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
})

it('a name that is chosen to be an address is none in the message', async () => {
  await world.database.execute(`update patients set first_name = 'win.example/1 Call 900' where phone = '${e164}'`)
  await add()
  expect((await sent())[0]?.body).toContain('winexample Call would like')
})
