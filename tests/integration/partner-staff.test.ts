import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffMembers } from '#server/db/schema/staff'
import { demoConsole } from '#server/demo/demo-console'
import { hashToken } from '#server/tokens'
import { startTestServer } from '#tests/support/server'
import { base64, openStaffWorld, type StaffWorld } from '#tests/support/staff-world'
import { codeAt } from '#tests/support/time-code'
import { kindsOf, outcome, signInOf, stateOf } from './partner-staff-calls.ts'

let world: StaffWorld
beforeAll(async () => (world = await openStaffWorld()))
afterAll(() => world.close())

const { signedIn } = signInOf(() => world)

/** The rows of a file for spreadsheets. */
const rowsOf = (text: string) =>
  text
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))

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
