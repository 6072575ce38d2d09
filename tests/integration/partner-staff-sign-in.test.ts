import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '#tests/support/server'
import { base64, openStaffWorld, passwordOf, type Answered, type StaffWorld } from '#tests/support/staff-world'
import { codeAt } from '#tests/support/time-code'
import { kindsOf, outcome, signInOf, stateOf } from './partner-staff-calls.ts'

let world: StaffWorld
beforeAll(async () => (world = await openStaffWorld()))
afterAll(() => world.close())

const { nextStep, signedIn } = signInOf(() => world)

/** The body by which somebody accepts an invitation. */
async function acceptanceOf(email: string) {
  const token = await world.invited('patientweb', email, 'viewer')
  const { secret, ticket } = (await world.open().call('openInvitation', { body: { token } })).data.second_factor
  return { token, name: 'Encrypted', password: base64(passwordOf(email)), ticket, code: codeAt(secret, world.now()) }
}

describe('a sign-in', () => {
  it('answers an email that nobody has like a wrong password, and pauses both after five', async () => {
    const { email, secret } = await world.join('paused@partner.example', 'viewer')
    const tries = async (address: string) => {
      const answers: unknown[] = []
      for (let count = 0; count < 6; count += 1) {
        const { status, code, details, text } = await world.ticketOf(world.open(), address, 'not the right one')
        answers.push([status, code, details?.['attempts_left'], text.replace(/"retry_at":"[^"]+"/, '')])
      }
      return answers
    }
    const known = await tries(email)
    expect(await tries('nobody@partner.example')).toEqual(known)
    expect(known.map((answer) => (answer as unknown[])[1])).toEqual([
      ...Array(5).fill('credentials_invalid'),
      'sign_in_paused',
    ])
    // The right one too, on every server of the database.
    const second = await startTestServer({
      database: world.database,
      clock: world.now,
      secret: world.server.app.secret,
    })
    const answer = await second.app.inject({
      method: 'POST',
      url: '/partner/patientweb/api/sign-in',
      headers: { 'x-console': '1' },
      payload: { email, password: base64(passwordOf(email)) },
    })
    expect(answer.json<Answered>().code).toBe('sign_in_paused')
    await second.close()
    world.pass(16 * 60)
    await signedIn(email, secret)
  })

  it('takes a code once, also of two calls at once, and never one of an earlier step', async () => {
    const { email, secret } = await world.join('twice@partner.example', 'viewer')
    nextStep()
    const code = codeAt(secret, world.now())
    const earlier = codeAt(secret, new Date(world.now().getTime() - 30_000))
    const { ticket } = (await world.ticketOf(world.open(), email)).data
    const finish = (typed: string) => world.open().call('finishSignIn', { body: { ticket, code: typed } })
    const both = await Promise.all([finish(code), finish(code)])
    expect(both.map(outcome).sort()).toEqual([200, 'code_invalid'])
    expect(outcome(await finish(earlier))).toBe('code_invalid')
    world.pass(6 * 60)
    expect(outcome(await finish(codeAt(secret, world.now())))).toBe('code_expired')
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { browser: lost, email, recoveryCodes } = await world.join('lost@partner.example', 'viewer')
    const [code = ''] = recoveryCodes
    const { ticket } = (await world.ticketOf(world.open(), email)).data
    const finish = (recovery: string) =>
      world.open().call('finishSignIn', { body: { ticket, recovery_code: recovery } })
    const answer = await finish(` ${code.toUpperCase().replace('-', ' ')} `)
    expect(answer.data.recovery_codes_left).toBe(9)
    expect(outcome(await finish(code))).toBe('code_invalid')
    expect((await kindsOf(lost)).slice(0, 3)).toEqual(['second_factor_refused', 'signed_in', 'recovery_code_used'])
  })

  it('pauses at the second step after five wrong codes, too', async () => {
    const { email, secret } = await world.join('guessed@partner.example', 'viewer')
    nextStep()
    const { ticket } = (await world.ticketOf(world.open(), email)).data
    const finish = async (code: string) => outcome(await world.open().call('finishSignIn', { body: { ticket, code } }))
    const right = codeAt(secret, world.now())
    const wrong = ['111111', '222222', '333333', '444444', '555555', '666666']
      .filter((code) => code !== right)
      .slice(0, 5)
    for (const code of wrong) expect(await finish(code)).toBe('code_invalid')
    expect(await finish(right)).toBe('sign_in_paused')
  })
})

describe('a session', () => {
  it('is a cookie for this console alone, which no script reads, and of which the database has a hash', async () => {
    const { browser } = await world.join('cookie@partner.example', 'viewer')
    expect(browser.lastSet).toMatch(/^staff=[\w-]{43}; Path=\/partner\/patientweb; HttpOnly; SameSite=Strict$/)
    const stored = JSON.stringify(await world.database.query('select * from staff_sessions'))
    expect(stored).not.toContain(browser.cookie!.slice('staff='.length))
    const behind = await startTestServer({
      ...{ database: world.database, clock: world.now, secret: world.server.app.secret },
      config: { trustProxy: ['127.0.0.1'] },
    })
    const answer = await behind.app.inject({
      method: 'POST',
      url: '/partner/patientweb/api/invitation/accept',
      headers: { 'x-console': '1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'app.example' },
      payload: await acceptanceOf('encrypted@partner.example'),
    })
    expect(answer.headers['set-cookie']).toMatch(/^__Secure-staff=[\w-]{43}; .*; Secure;/)
    await behind.close()
  })

  it('ends half an hour after the last press, and asking whether it goes on is none', async () => {
    const { browser } = await world.join('idle@partner.example', 'viewer')
    world.pass(29 * 60)
    expect(outcome(await browser.call('session'))).toBe(200)
    world.pass(29 * 60)
    expect(await stateOf(browser)).toBe(200)
    // What a page asks by itself, while nobody presses anything.
    expect(outcome(await browser.call('draft', { headers: { 'X-Console': 'quiet' } }))).toBe(200)
    world.pass(2 * 60)
    expect(await stateOf(browser)).toBe('unauthenticated idle')
  })

  it('ends after twelve hours in any case', async () => {
    const { browser } = await world.join('day@partner.example', 'viewer')
    for (let minutes = 0; minutes < 12 * 60; minutes += 25) {
      expect(outcome(await browser.call('session'))).toBe(200)
      world.pass(25 * 60)
    }
    expect(outcome(await browser.call('session'))).toBe('unauthenticated over')
  })

  it('gets another token every ten minutes, and ends for both where the one before comes back later', async () => {
    const { browser } = await world.join('stolen@partner.example', 'viewer')
    const first = browser.cookie
    await browser.call('session')
    expect(browser.cookie).toBe(first)
    world.pass(11 * 60)
    await browser.call('session')
    expect(browser.cookie).not.toBe(first)
    const thief = world.open()
    thief.takeCookie(first)
    // Calls that were under way have it.
    world.pass(30)
    expect(await stateOf(thief)).toBe(200)
    world.pass(60)
    expect(await stateOf(thief)).toBe('unauthenticated stolen')
    expect(await stateOf(browser)).toBe('unauthenticated stolen')
    const { browser: colleague } = await world.join('colleague@partner.example', 'viewer')
    const { events } = (await colleague.call('activity')).data
    const stolen = events.filter(({ kind }) => kind === 'session_stolen')
    expect(stolen.map(({ actor }) => actor?.email)).toEqual(['stolen@partner.example'])
  })
})

describe('whoever forgot their password', () => {
  it('sets another by a mailed link, once, which signs nobody in and ends every session', async () => {
    const { browser, email, secret } = await world.join('forgot@partner.example', 'viewer')
    const before = world.mails.length
    const ask = (address: string) => world.open().call('askReset', { body: { email: address } })
    expect((await ask('nobody@partner.example')).text).toBe((await ask(email)).text)
    await vi.waitFor(() => expect(world.mails.length).toBe(before + 1))
    expect(world.mails.at(-1)!.email).toBe(email)
    const token = /#(\S+)/.exec(world.mails.at(-1)!.link!.href)![1]!
    const set = async (password: string, tenant?: string) =>
      outcome(await world.open(tenant).call('resetPassword', { body: { token, password: base64(password) } }))
    expect(await set('another good one', 'other-tenant')).toBe('reset_token_invalid')
    expect(await set('short')).toBe('password_refused short')
    expect(await set('another good one')).toBe(200)
    expect(await set('and one more of them')).toBe('reset_token_invalid')
    expect(await stateOf(browser)).toBe('unauthenticated replaced')
    expect((await world.ticketOf(world.open(), email)).code).toBe('credentials_invalid')
    nextStep()
    const again = world.open()
    const { ticket } = (await world.ticketOf(again, email, 'another good one')).data
    expect(again.cookie).toBeUndefined()
    expect(outcome(await again.call('finishSignIn', { body: { ticket, code: codeAt(secret, world.now()) } }))).toBe(200)
  })
})

describe('one’s own sign-in', () => {
  it('is changed by who gives the password, and other devices are signed out', async () => {
    const { browser: other, email, secret } = await world.join('own@partner.example', 'viewer')
    const browser = await signedIn(email, secret)
    const before = browser.cookie
    const change = async (current: string) =>
      outcome(
        await browser.call('changePassword', {
          body: { current: base64(current), password: base64('a newer good one') },
        }),
      )
    expect(await change('not this one')).toBe('credentials_invalid')
    expect(await change(passwordOf(email))).toBe(200)
    expect(await stateOf(other)).toBe('unauthenticated replaced')
    expect(browser.cookie).not.toBe(before)
    const thief = world.open()
    thief.takeCookie(before)
    expect([await stateOf(browser), await stateOf(thief)]).toEqual([200, 'unauthenticated none'])

    const password = base64('a newer good one')
    expect(outcome(await browser.call('prepareSecondFactor', { body: { password: base64('wrong') } }))).toBe(
      'credentials_invalid',
    )
    const { data: factor } = await browser.call('prepareSecondFactor', { body: { password } })
    const made = await browser.call('changeSecondFactor', {
      body: { ticket: factor.ticket, code: codeAt(factor.secret, world.now()) },
    })
    expect(made.data.recovery_codes).toHaveLength(10)
    nextStep()
    const { ticket } = (await world.ticketOf(world.open(), email, 'a newer good one')).data
    const finish = async (body: object) =>
      outcome(await world.open().call('finishSignIn', { body: { ticket, ...body } }))
    expect(await finish({ code: codeAt(secret, world.now()) })).toBe('code_invalid')
    const renewed = await browser.call('renewRecoveryCodes', { body: { password } })
    expect(await finish({ recovery_code: made.data.recovery_codes[0] })).toBe('code_invalid')
    expect(await finish({ recovery_code: renewed.data.recovery_codes[0] })).toBe(200)
    await browser.call('signOutEverywhere')
    expect(browser.cookie).toBeUndefined()
    const sessions = await world.database.query<{ open: number }>(
      `select count(*)::int as open from staff_sessions s join staff_members m on m.id = s.member_id where m.email = $1 and ended_at is null`,
      [email],
    )
    expect(sessions).toEqual([{ open: 0 }])
  })
})
