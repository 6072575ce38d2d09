import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { staffMembers } from '#server/db/schema/staff'
import { demoConsole } from '#server/demo/demo-console'
import { hashToken } from '#server/tokens'
import { startTestServer } from '#tests/support/server'
import { codeAt } from '#tests/support/time-code'
import {
  base64,
  openStaffWorld,
  passwordOf,
  type Answered,
  type Browser,
  type StaffWorld,
} from '#tests/support/staff-world'

let world: StaffWorld
beforeAll(async () => (world = await openStaffWorld()))
afterAll(() => world.close())

const outcome = ({ status, code, details }: Answered) =>
  code ? `${code} ${typeof details?.['reason'] === 'string' ? details['reason'] : ''}`.trim() : status
/** A later step of time, in which no code was used. */
const nextStep = () => world.pass(60)

async function signedIn(email: string, secret: string, tenant = 'patientweb') {
  nextStep()
  const browser = world.open(tenant)
  const { ticket } = (await world.ticketOf(browser, email)).data
  const answer = await browser.call('finishSignIn', { body: { ticket, code: codeAt(secret, world.now()) } })
  expect(answer.status).toBe(200)
  return browser
}
/** The body by which somebody accepts an invitation. */
async function acceptanceOf(email: string) {
  const token = await world.invited('patientweb', email, 'viewer')
  const { secret, ticket } = (await world.open().call('openInvitation', { body: { token } })).data.second_factor
  return { token, name: 'Encrypted', password: base64(passwordOf(email)), ticket, code: codeAt(secret, world.now()) }
}
const stateOf = async (browser: Browser) => outcome(await browser.call('sessionState'))
/** The rows of a file for spreadsheets. */
const rowsOf = (text: string) =>
  text
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
const kindsOf = async (browser: Browser) => (await browser.call('activity')).data.events.map(({ kind }) => kind)

describe('an invitation', () => {
  it('makes one of the staff, with the role that it has, and counts once', async () => {
    const token = await world.invited('patientweb', 'reem@partner.example', 'editor')
    const browser = world.open()
    const { answer, recoveryCodes } = await world.accept(browser, token, 'reem@partner.example')
    expect(answer.status).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await browser.call('session')).data).toMatchObject({
      ...{
        name: 'Name of reem@partner.example',
        email: 'reem@partner.example',
        role: 'editor',
        recovery_codes_left: 10,
      },
    })
    expect(outcome(await world.open().call('openInvitation', { body: { token } }))).toBe('gone used')
  })

  it('is of one tenant, for a week, until it is taken back or sent anew', async () => {
    const { browser: owner } = await world.join('sender@partner.example', 'owner')
    const look = async (token: string, tenant = 'patientweb') =>
      outcome(await world.open(tenant).call('openInvitation', { body: { token } }))
    const sent = await owner.call('invite', { body: { email: 'Omar@Partner.example', role: 'viewer', language: 'ar' } })
    await world.server.app.announcer.deliver()
    const tokenIn = () => /#([\w-]+)/.exec(world.mails.at(-1)!.link!.href)![1]!
    const first = tokenIn()
    expect(world.mails.at(-1)).toMatchObject({ email: 'omar@partner.example', language: 'ar' })
    expect(await look(first)).toBe(200)
    expect(await look(first, 'other-tenant')).toBe('gone unknown')
    const { id } = sent.data.invitation
    await owner.call('resendInvitation', { id, body: { language: 'en' } })
    await world.server.app.announcer.deliver()
    const second = tokenIn()
    expect([await look(first), await look(second)]).toEqual(['gone unknown', 200])
    await owner.call('withdrawInvitation', { id })
    expect(await look(second)).toBe('gone withdrawn')
    expect((await owner.call('invitations')).data.invitations).toEqual([])
    const third = await world.invited('patientweb', 'late@partner.example', 'viewer')
    world.pass(7 * 86_400)
    expect(await look(third)).toBe('gone expired')
  })

  it('takes no weak password, no wrong code, and no second factor of another invitation', async () => {
    const [token, other] = [
      await world.invited('patientweb', 'weak@partner.example', 'viewer'),
      await world.invited('patientweb', 'stranger@partner.example', 'viewer'),
    ]
    const browser = world.open()
    const { second_factor: factor } = (await browser.call('openInvitation', { body: { token } })).data
    const { second_factor: foreign } = (await browser.call('openInvitation', { body: { token: other } })).data
    const right = codeAt(factor.secret, world.now())
    const accept = async (change: object) =>
      outcome(
        await browser.call('acceptInvitation', {
          body: {
            token,
            name: 'Weak',
            password: base64('a long good one'),
            ticket: factor.ticket,
            code: right,
            ...change,
          },
        }),
      )
    expect(await accept({ password: base64('short') })).toBe('password_refused short')
    expect(await accept({ password: base64('password1234') })).toBe('password_refused common')
    expect(await accept({ code: right === '000000' ? '000001' : '000000' })).toBe('code_invalid')
    expect(await accept({ ticket: foreign.ticket, code: codeAt(foreign.secret, world.now()) })).toBe('code_expired')
    expect(browser.cookie).toBeUndefined()
    expect(await accept({})).toBe(200)
  })

  it('is handed over as a link where the server sends no mails', async () => {
    const { database } = world
    const silent = await startTestServer({ database, clock: world.now, mail: null, secret: world.server.app.secret })
    const { browser } = await world.join('hands@partner.example', 'owner')
    const answer = await silent.app.inject({
      method: 'POST',
      url: '/partner/patientweb/api/invitations',
      headers: { 'x-console': '1', cookie: browser.cookie },
      payload: { email: 'handed@partner.example', role: 'viewer', language: 'en' },
    })
    expect(answer.json<{ data: { link: string } }>().data.link).toMatch(/\/partner\/patientweb\/invitation#[\w-]{43}$/)
    await silent.close()
  })
})

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

describe('owners', () => {
  it('give roles, which count from the next call on, and remove people, who are out at once', async () => {
    const { browser: owner } = await world.join('gives@partner.example', 'owner', 'other-tenant')
    const { browser: viewer, email } = await world.join('gets@partner.example', 'viewer', 'other-tenant')
    const { people } = (await owner.call('people')).data
    const id = people.find((person) => person.email === email)!.id
    expect(outcome(await viewer.call('invitations'))).toBe('forbidden')
    await owner.call('changeRole', { id, body: { role: 'owner' } })
    expect(outcome(await viewer.call('invitations'))).toBe(200)
    await owner.call('removePerson', { id })
    expect(await stateOf(viewer)).toBe('unauthenticated removed')
    // Ended itself, and not only of nobody by now.
    const token = hashToken(viewer.cookie!.slice('staff='.length))
    const sessions = await world.database.query(
      `select end_reason as reason, ended_at is not null as ended from staff_sessions where token_hash = $1`,
      [token],
    )
    expect(sessions).toEqual([{ reason: 'removed', ended: true }])
    expect((await world.ticketOf(world.open('other-tenant'), email)).code).toBe('credentials_invalid')
    // Nobody of another tenant is found, and the last owner stays.
    const { browser: foreign } = await world.join('foreign@partner.example', 'owner')
    const own = people.find(({ is_own }) => is_own)!.id
    expect(outcome(await foreign.call('removePerson', { id: own }))).toBe('not_found')
    expect(outcome(await owner.call('removePerson', { id: own }))).toBe('last_way_in')
    expect(outcome(await owner.call('changeRole', { id: own, body: { role: 'editor' } }))).toBe('last_way_in')
  })

  it('are never all gone, also where two remove each other at once', async () => {
    await world.database.db.delete(staffMembers)
    const one = await world.join('one@partner.example', 'owner')
    const two = await world.join('two@partner.example', 'owner')
    const { people } = (await one.browser.call('people')).data
    const idOf = (email: string) => people.find((person) => person.email === email)!.id
    const both = await Promise.all([
      one.browser.call('removePerson', { id: idOf(two.email) }),
      two.browser.call('changeRole', { id: idOf(one.email), body: { role: 'viewer' } }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await world.database.query<{ role: string }>(`select role from staff_members where role = 'owner'`)
    expect(left).toHaveLength(1)
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

describe('what was done', () => {
  it('is noted without a secret, and is a file that no spreadsheet runs', async () => {
    await world.database.execute('delete from staff_events')
    const { browser, email, secret } = await world.join('=audited@partner.example', 'owner')
    await world.ticketOf(world.open(), email, 'a wrong secret')
    await world.ticketOf(world.open(), 'unknown@partner.example', 'a wrong secret')
    const again = await signedIn(email, secret)
    await browser.call('invite', { body: { email: 'noted@partner.example', role: 'editor', language: 'id' } })
    await again.call('signOut')
    expect(await kindsOf(browser)).toEqual([
      ...['signed_out', 'invited', 'signed_in', 'sign_in_refused', 'sign_in_refused', 'joined', 'invited'],
    ])
    const { events } = (await browser.call('activity')).data
    expect(events[1]).toMatchObject({ actor: { email }, subject: 'noted@partner.example', role: 'editor' })
    // An address that nobody has may be a password in the wrong field.
    expect(events[3]).not.toHaveProperty('actor')
    const stored = JSON.stringify(await world.database.query('select * from staff_events'))
    for (const hidden of ['a wrong secret', 'unknown@partner.example', secret, browser.cookie!])
      expect(stored).not.toContain(hidden)
    const rows = rowsOf((await browser.call('activityFile')).text)
    expect(rows[0]).toEqual(['at', 'what', 'who', 'email', 'whom', 'role', 'version', 'field', 'browser', 'system'])
    expect(rows.slice(1).map(([, what]) => what)).toEqual(await kindsOf(browser))
    expect(rows[1]?.[1]).toBe('activity_exported')
    expect(rows[3]).toEqual([
      ...[world.now().toISOString(), 'invited', `Name of ${email}`, `'${email}`, 'noted@partner.example', 'editor'],
      ...['', '', 'other', 'other'],
    ])
  })

  it('is a file of the latest ten thousand, with versions and fields, and of this tenant alone', async () => {
    const { browser } = await world.join('exports@partner.example', 'owner')
    await world.database.execute(
      `insert into staff_events (tenant_code, kind, version, field, browser, platform, created_at)
       select case when n = 10000 then 'other-tenant' else 'patientweb' end, 'published', n, '/field/' || n, 'firefox', 'ios', now()
       from generate_series(1, 10005) n`,
    )
    const rows = rowsOf((await browser.call('activityFile')).text)
    expect(rows).toHaveLength(10_001)
    expect(rows[2]?.slice(6)).toEqual(['10005', '/field/10005', 'firefox', 'ios'])
    expect(rows.map(([, , , , , , version]) => version)).not.toContain('10000')
    await world.database.execute(`delete from staff_events where field like '/field/%'`)
  })

  it('has the latest refusals of strangers, and loses nothing else to them', async () => {
    const { browser, email } = await world.join('stays@partner.example', 'viewer')
    await world.ticketOf(world.open(), email, 'a wrong secret')
    await world.database.execute(
      `insert into staff_events (tenant_code, kind, browser, platform, created_at)
       select 'patientweb', 'sign_in_refused', 'other', 'other', now() from generate_series(1, 250)`,
    )
    await world.ticketOf(world.open(), 'stranger@elsewhere.example', 'a wrong secret')
    const left = await world.database.query<{ mine: number; strangers: number }>(
      `select count(*) filter (where actor_email = $1)::int as mine, count(*) filter (where actor_email is null)::int as strangers
       from staff_events where tenant_code = 'patientweb' and kind = 'sign_in_refused'`,
      [email],
    )
    expect(left).toEqual([{ mine: 1, strangers: 200 }])
    await world.database.execute(`delete from staff_events where actor_email is null`)
    expect(await kindsOf(browser)).toContain('joined')
  })

  it('is read page by page, and that of another tenant not at all', async () => {
    const { browser } = await world.join('pages@partner.example', 'viewer')
    const rows = Array.from({ length: 60 }, () => `('patientweb', 'signed_in', 'other', 'other', now())`)
    await world.database.execute(
      `insert into staff_events (tenant_code, kind, browser, platform, created_at) values ${rows.join()}`,
    )
    const first = (await browser.call('activity')).data
    const second = (await browser.call('activity', { query: { before: String(first.next) } })).data
    expect([first.events.length, second.events.every(({ id }) => id < first.next!)]).toEqual([50, true])
    const { browser: foreign } = await world.join('elsewhere@partner.example', 'viewer', 'other-tenant')
    expect(
      (await foreign.call('activity')).data.events.every(({ subject }) => subject !== 'noted@partner.example'),
    ).toBe(true)
  })
})

describe('the demo', () => {
  it('says where its first owner joins until there is one, and then where the console is', async () => {
    await world.database.db.delete(staffMembers)
    const place = () => demoConsole(world.database, world.now())
    const earlier = await place()
    const [, token = ''] = /^\/partner\/patientweb\/invitation#([\w-]{43})$/.exec(await place()) ?? []
    expect(earlier).not.toContain(token)
    const { answer } = await world.accept(world.open(), token, 'owner@example.com')
    expect([answer.status, await place()]).toEqual([200, '/partner/patientweb'])
  })
})
