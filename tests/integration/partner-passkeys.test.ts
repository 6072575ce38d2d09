import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '#tests/support/authenticator'
import {
  base64,
  openStaffWorld,
  passwordOf,
  type Answered,
  type Browser,
  type StaffWorld,
} from '#tests/support/staff-world'
import { codeAt } from '#tests/support/time-code'

let world: StaffWorld
beforeAll(async () => (world = await openStaffWorld()))
afterAll(() => world.close())

type Device = ReturnType<typeof createAuthenticator>
const outcome = ({ status, code }: Answered) => code ?? status
const passwordBody = (email: string) => ({ password: base64(passwordOf(email)) })

/** Joins by an invitation with a passkey as the second factor. */
async function joinByPasskey(email: string, device: Device, token?: string) {
  const invited = token ?? (await world.invited('patientweb', email, 'viewer'))
  const browser = world.open()
  const { data: offer } = await browser.call('prepareFirstPasskey', { body: { token: invited } })
  const credential = device.make(offer)
  const answer = await browser.call('acceptInvitation', {
    body: { token: invited, name: 'Hala Sami', ...passwordBody(email), credential },
  })
  return { browser, offer, credential, answer }
}

/** Another device that is asked for what the second step asks. */
async function questionFor(email: string, headers = {}) {
  const browser = world.open()
  const { data } = await world.ticketOf(browser, email)
  const asked = await browser.call('requestPasskey', { body: { ticket: data.ticket }, headers })
  return { browser, asked, ...data }
}
async function finish(email: string, device: Device) {
  const { browser, ticket, asked } = await questionFor(email)
  const credential = device.sign(asked.data)
  return { browser, ticket, credential, answer: await browser.call('finishSignIn', { body: { ticket, credential } }) }
}
async function addPasskey(browser: Browser, email: string, device: Device) {
  const { data } = await browser.call('preparePasskey', { body: passwordBody(email) })
  return browser.call('addPasskey', { body: { credential: device.make(data) } })
}
const kindsOf = async (browser: Browser) => (await browser.call('activity')).data.events.map(({ kind }) => kind)

describe('a passkey of staff', () => {
  it('is the second factor of who joins by it, and signs in after the password', async () => {
    const email = 'hala@partner.example'
    const device = createAuthenticator()
    const { browser, offer, answer } = await joinByPasskey(email, device)
    expect(offer).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      // No device lists it by itself, beside the passkeys of patients.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    })
    expect(answer.data.recovery_codes).toHaveLength(10)
    const { factors, asked } = await questionFor(email)
    expect(factors).toEqual({ code: false, passkey: true, elsewhere: [] })
    expect(asked.data.allowCredentials).toHaveLength(1)
    expect(outcome((await finish(email, device)).answer)).toBe(200)
    expect((await browser.call('ownFactors')).data).toMatchObject({
      has_code: false,
      passkeys: [{ host: 'localhost', last_used_at: world.now().toISOString() }],
    })
    const code = codeAt('JBSWY3DPEHPK3PXP', world.now())
    const { ticket } = (await world.ticketOf(world.open(), email)).data
    expect(outcome(await world.open().call('finishSignIn', { body: { ticket, code } }))).toBe('code_invalid')
  })

  it('answers each question once, within five minutes, and for who was asked', async () => {
    const email = 'once@partner.example'
    const device = createAuthenticator()
    const { credential: made } = await joinByPasskey(email, device)
    const again = await world.invited('patientweb', 'again@partner.example', 'viewer')
    const repeated = { token: again, name: 'Again', ...passwordBody('again'), credential: made }
    expect(outcome(await world.open().call('acceptInvitation', { body: repeated }))).toBe('passkey_expired')

    const { browser, ticket, credential } = await finish(email, device)
    expect(outcome(await browser.call('finishSignIn', { body: { ticket, credential } }))).toBe('passkey_expired')
    const other = createAuthenticator()
    await joinByPasskey('neighbour@partner.example', other)
    const { asked, ticket: theirs } = await questionFor('neighbour@partner.example')
    // One's own ticket, and what was asked of somebody else.
    const { ticket: own } = (await world.ticketOf(world.open(), email)).data
    const swapped = other.sign(asked.data)
    expect(outcome(await world.open().call('finishSignIn', { body: { ticket: own, credential: swapped } }))).toBe(
      'passkey_expired',
    )
    expect(outcome(await world.open().call('finishSignIn', { body: { ticket: theirs, credential: swapped } }))).toBe(
      200,
    )
    const late = await questionFor(email)
    const signed = device.sign(late.asked.data)
    world.pass(4 * 60)
    const { ticket: fresh } = (await world.ticketOf(world.open(), email)).data
    world.pass(2 * 60)
    expect(outcome(await world.open().call('finishSignIn', { body: { ticket: fresh, credential: signed } }))).toBe(
      'passkey_expired',
    )
  })

  it('is refused where it is not theirs, was copied, or is of another site, and pauses after five', async () => {
    const email = 'copied@partner.example'
    const device = createAuthenticator()
    const { browser } = await joinByPasskey(email, device)
    const { asked, ticket } = await questionFor(email)
    const elsewhere = device.sign(asked.data, 'http://localhost:8080')
    expect(outcome(await browser.call('finishSignIn', { body: { ticket, credential: elsewhere } }))).toBe(
      'passkey_invalid',
    )
    await world.database.execute('update staff_passkeys set counter = 9000')
    const { answer } = await finish(email, device)
    expect([answer.code, answer.details]).toEqual(['passkey_invalid', { attempts_left: 3 }])
    await world.database.execute('update staff_passkeys set counter = 0')
    for (let count = 0; count < 3; count += 1) {
      const next = await questionFor(email)
      const credential = { ...device.sign(next.asked.data), id: 'AAAA' }
      const refused = await browser.call('finishSignIn', { body: { ticket: next.ticket, credential } })
      expect(refused.code).toBe('passkey_invalid')
    }
    expect(outcome((await finish(email, device)).answer)).toBe('sign_in_paused')
    const { events } = (await browser.call('activity')).data
    const refusals = events.filter(({ kind, actor }) => kind === 'second_factor_refused' && actor?.email === email)
    expect(refusals).toHaveLength(5)
  })

  it('signs in at its own host alone; at another one of the tenant a person reads where', async () => {
    const email = 'host@partner.example'
    await joinByPasskey(email, createAuthenticator())
    const there = { host: '127.0.0.1' }
    const body = { email, ...passwordBody(email) }
    const { ticket, factors } = (await world.open().call('signIn', { body, headers: there })).data
    expect(factors).toEqual({ code: false, passkey: false, elsewhere: ['localhost'] })
    expect(outcome(await world.open().call('requestPasskey', { body: { ticket }, headers: there }))).toBe('not_found')
  })
})

describe('one’s own passkeys', () => {
  it('are added behind the password, named, removed, and never the last second factor', async () => {
    const { browser, email } = await world.join('two@partner.example', 'viewer')
    const passkeys = async () => (await browser.call('ownFactors')).data.passkeys
    expect(outcome(await browser.call('removeSecondFactor', { body: passwordBody(email) }))).toBe('last_way_in')
    expect(outcome(await browser.call('preparePasskey', { body: passwordBody('someone') }))).toBe('credentials_invalid')
    const device = createAuthenticator()
    expect(outcome(await addPasskey(browser, email, device))).toBe(200)
    const { answer, browser: other } = await finish(email, device)
    expect(outcome(answer)).toBe(200)
    const [{ id } = { id: '' }] = await passkeys()
    expect(outcome(await browser.call('renamePasskey', { id, body: { name: ' Laptop ' } }))).toBe(200)
    expect(await passkeys()).toMatchObject([{ name: 'Laptop' }])
    const { browser: stranger } = await world.join('three@partner.example', 'owner')
    for (const call of ['renamePasskey', 'removePasskey'] as const)
      expect(
        outcome(await stranger.call(call, { id, body: { name: 'Mine', ...passwordBody('three@partner.example') } })),
      ).not.toBe(200)
    expect(outcome(await browser.call('removeSecondFactor', { body: passwordBody(email) }))).toBe(200)
    expect(outcome(await other.call('sessionState'))).toBe('unauthenticated')
    expect(outcome(await browser.call('removePasskey', { id, body: passwordBody(email) }))).toBe('last_way_in')
    await addPasskey(browser, email, createAuthenticator())
    expect(outcome(await browser.call('removePasskey', { id, body: passwordBody('someone') }))).toBe(
      'credentials_invalid',
    )
    expect(outcome(await browser.call('removePasskey', { id, body: passwordBody(email) }))).toBe(200)
    expect(await passkeys()).toHaveLength(1)
    expect(await kindsOf(browser)).toEqual(
      expect.arrayContaining(['passkey_added', 'passkey_renamed', 'passkey_removed', 'second_factor_removed']),
    )
  })

  it('are never all gone, also where two are removed at once', async () => {
    const email = 'race@partner.example'
    const { browser } = await joinByPasskey(email, createAuthenticator())
    await addPasskey(browser, email, createAuthenticator())
    const { passkeys } = (await browser.call('ownFactors')).data
    const both = await Promise.all(
      passkeys.map(({ id }) => browser.call('removePasskey', { id, body: passwordBody(email) })),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await world.database.query(
      `select p.id from staff_passkeys p join staff_members m on m.id = p.member_id where m.email = $1`,
      [email],
    )
    expect(left).toHaveLength(1)
  })

  it('are replaced with all other ways in by an invitation of the operator’s', async () => {
    const email = 'both-lost@partner.example'
    const device = createAuthenticator()
    await joinByPasskey(email, device)
    const { answer, secret } = await world.accept(
      world.open(),
      await world.invited('patientweb', email, 'owner'),
      email,
    )
    expect(answer.status).toBe(200)
    world.pass(60)
    const { ticket, factors } = (await world.ticketOf(world.open(), email)).data
    expect(factors).toEqual({ code: true, passkey: false, elsewhere: [] })
    const code = codeAt(secret, world.now())
    expect(outcome(await world.open().call('finishSignIn', { body: { ticket, code } }))).toBe(200)
  })
})
