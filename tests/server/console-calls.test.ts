import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consoleCalls, type ConsoleCallName } from '#contract/console/calls'
import { mayAct, staffRoles, type StaffRole } from '#contract/console/roles'
import { endSessions, openStaffSession, rotateStaffSession } from '#server/domain/staff/staff-sessions'
import { hashToken } from '#server/tokens'
import { carriedBy, notedOf, type Scene } from '#tests/support/console-calls'
import { openStaffWorld, type Sent, type StaffWorld } from '#tests/support/staff-world'
import { storedOfTenant } from '#tests/support/stored-of-tenant'

const device = { browser: 'other', platform: 'other' } as const
const names = Object.keys(consoleCalls) as ConsoleCallName[]
const [ours, theirs] = ['patientweb', 'other-tenant']
/** An owner whose sessions no test ends or uses. */
const rester = 'rester' as const

let world: StaffWorld
const members = new Map<string, string>()
beforeAll(async () => {
  world = await openStaffWorld({ pushGateway: { send: async () => 'accepted' } })
  for (const tenant of [ours, theirs])
    for (const who of [...staffRoles, rester]) {
      const role = who === rester ? 'owner' : who
      const { browser } = await world.join(`${who}@${tenant}.example`, role, tenant)
      members.set(`${tenant} ${who}`, (await browser.call('session')).data.id)
    }
})
afterAll(() => world.close())
// A later step of time, in which no code was used.
beforeEach(() => world.pass(60))

/** The token of a new session of somebody with a role, opened some seconds ago: some calls end the one that makes them. */
const openSession = (who: StaffRole | typeof rester, { tenant = ours, ago = 0 } = {}) =>
  openStaffSession(world.database.db, {
    ...{ tenantCode: tenant, memberId: members.get(`${tenant} ${who}`)!, device },
    now: new Date(world.now().getTime() - ago * 1000),
  })
const cookieOf = async (who: StaffRole | typeof rester, given = {}) => `staff=${await openSession(who, given)}`
const idOf = async (token: string) => {
  const rows = await world.database.query<{ id: string }>('select id from staff_sessions where token_hash = $1', [
    hashToken(token),
  ])
  return rows[0]!.id
}

async function asRole(role: StaffRole) {
  const browser = world.open(ours)
  browser.takeCookie(await cookieOf(role))
  return browser
}

/** What a call carries, and the browser of who may make it. */
async function sceneOf(name: ConsoleCallName) {
  const { role } = consoleCalls[name]
  const least = role === 'none' ? 'viewer' : role
  let joined: Awaited<ReturnType<Scene['join']>> | undefined
  const join = async () => {
    joined = await world.join(`${name.toLowerCase()}@${ours}.example`, least, ours)
    world.pass(60)
    return joined
  }
  const sent = (await carriedBy[name]?.({ world, tenant: ours, join, as: asRole })) ?? {}
  // Who is removed, or gets a role, is not who does it.
  const isAbout = consoleCalls[name].path.startsWith('/people/')
  return { sent, browser: joined && !isAbout ? joined.browser : await asRole(least) }
}

/** What was done at our tenant, in the order in which it was. */
const noted = () =>
  world.database.query<{ kind: string; who: string; at: string }>(
    `select kind, actor_email as who, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as at
     from staff_events where tenant_code = $1 order by id`,
    [ours],
  )

const refused = { status: 403, code: 'forbidden', reason: undefined }
const nobody = (reason: string) => ({ status: 401, code: 'unauthenticated', reason })
const gone = { status: 404, code: 'not_found', reason: undefined }

type Attempt = { who: string; cookie?: string | undefined; headers?: Sent['headers']; tenant?: string; answer: object }
const make = async (name: ConsoleCallName, sent: Sent, { cookie, headers, tenant = ours }: Partial<Attempt>) => {
  const browser = world.open(tenant)
  browser.takeCookie(cookie)
  const { status, code, details } = await browser.call(name, { ...sent, headers: { ...sent.headers, ...headers } })
  return { status, code, reason: details?.['reason'] }
}

const otherPages: Sent['headers'][] = [
  { 'X-Console': undefined },
  { origin: 'https://elsewhere.example' },
  { origin: 'http://console.localhost' },
  { 'sec-fetch-site': 'cross-site' },
]

/** Calls of another page, and of no tenant that is here. */
const fromElsewhere = (cookie: string): Attempt[] => [
  ...otherPages.map((headers) => ({
    who: JSON.stringify(headers, (_, value: unknown) => value ?? 'none'),
    cookie,
    headers,
    answer: refused,
  })),
  { who: 'at a tenant that is unknown', cookie, tenant: 'nobody', answer: gone },
  { who: 'at the host of another tenant', cookie, headers: { host: 'console.other.example' }, answer: gone },
]

/** Calls by a session that is over, or was never one: these stay what they are. */
let overs: Attempt[]
beforeAll(async () => {
  const { db } = world.database
  const over = async (reason: 'signed_out' | 'replaced') => {
    const token = await openSession(rester)
    await endSessions(db, { id: await idOf(token) }, reason, world.now())
    return { who: reason, cookie: `staff=${token}`, answer: nobody(reason) }
  }
  const former = await openSession(rester, { ago: 700 })
  await rotateStaffSession(db, await idOf(former), new Date(world.now().getTime() - 61_000), hashToken(former))
  const lost = await world.join(`lost@${ours}.example`, 'owner', ours)
  const { id } = (await lost.browser.call('session')).data
  await (await asRole('owner')).call('removePerson', { id })
  overs = [
    { who: 'nobody', answer: nobody('none') },
    { who: 'a made-up cookie', cookie: 'staff=made-up', answer: nobody('none') },
    { who: 'an owner who was removed', cookie: lost.browser.cookie, answer: nobody('removed') },
    { who: 'after a pause', cookie: await cookieOf(rester, { ago: 1801 }), answer: nobody('idle') },
    { who: 'after a day', cookie: await cookieOf(rester, { ago: 43_201 }), answer: nobody('over') },
    { who: 'by a token that was replaced', cookie: `staff=${former}`, answer: nobody('stolen') },
    ...[await over('signed_out'), await over('replaced')],
  ]
})

/** Calls of who is signed in, and may not. */
async function fromOthers(least: StaffRole): Promise<Attempt[]> {
  const lower = staffRoles.filter((role) => !mayAct(role, least))
  const cookies = await Promise.all(lower.map(async (role) => ({ role, cookie: await cookieOf(role) })))
  return [
    { who: 'an owner elsewhere', cookie: await cookieOf('owner', { tenant: theirs }), answer: nobody('none') },
    ...cookies.map(({ role, cookie }) => ({ who: role, cookie, answer: refused })),
  ]
}

describe.each(names)('the call %s', (name) => {
  const { role, method } = consoleCalls[name]

  it('changes nothing for who may not make it, here or elsewhere, is answered to who may, and noted with who and when', async () => {
    const { sent, browser } = await sceneOf(name)
    const cookie = browser.cookie ?? (await cookieOf('owner'))
    const attempts = [...fromElsewhere(cookie), ...(role === 'none' ? [] : [...overs, ...(await fromOthers(role))])]
    const before = await storedOfTenant(world.database, ours)
    for (const attempt of attempts)
      expect([attempt.who, await make(name, sent, attempt)]).toEqual([attempt.who, attempt.answer])

    // By who may, at another tenant: with what is ours.
    const elsewhere = world.open(theirs)
    if (role !== 'none') elsewhere.takeCookie(await cookieOf('owner', { tenant: theirs }))
    const theirAnswer = await elsewhere.call(name, sent)
    if (sent.id !== undefined) expect(theirAnswer.status).toBe(404)
    if (role === 'none') expect(elsewhere.cookie).toBeUndefined()
    expect(theirAnswer.text).not.toMatch(/@patientweb\.example/)
    expect(await storedOfTenant(world.database, ours)).toEqual(before)

    const who = role === 'none' ? expect.stringContaining('@') : (await browser.call('session')).data.email
    const earlier = (await noted()).length
    const own = { ...sent.headers, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    const { status, text } = await browser.call(name, { ...sent, headers: own })
    expect([status, text], 'what a call carries stands in tests/support/console-calls.ts').toEqual([200, text])
    const kind = notedOf[name]
    const at = world.now().toISOString().replace('T', ' ').replace('Z', '')
    expect((await noted()).slice(earlier)).toEqual(kind ? [{ kind, who, at }] : [])
  })

  it.runIf(role !== 'none')('is answered to every role from the least on', async () => {
    for (const other of staffRoles.filter((one) => mayAct(one, role as StaffRole))) {
      const answer = await make(name, method === 'GET' ? {} : { body: {} }, { cookie: await cookieOf(other) })
      expect([401, 403, 405, 500]).not.toContain(answer.status)
    }
  })
})

// What each call asks for is the contract's to say, and what it says is held here: a call that is added asks for an editor or stands below.
it('lets owners alone look after people, viewers change nothing but their own sign-in, and nobody else but come in', () => {
  const ofRole = (wanted: StaffRole | 'none') => names.filter((name) => consoleCalls[name].role === wanted)
  expect(ofRole('none')).toEqual([
    ...['signIn', 'requestPasskey', 'finishSignIn', 'askReset', 'resetPassword'],
    ...['openInvitation', 'prepareFirstPasskey', 'acceptInvitation', 'registerTestDevice'],
  ])
  expect(ofRole('viewer').filter((name) => consoleCalls[name].method !== 'GET')).toEqual([
    ...['signOut', 'signOutEverywhere', 'changePassword', 'prepareSecondFactor', 'changeSecondFactor'],
    ...['removeSecondFactor', 'preparePasskey', 'addPasskey', 'renamePasskey', 'removePasskey', 'renewRecoveryCodes'],
    ...['cleanMarkup', 'openPreview'],
  ])
  expect(ofRole('owner')).toEqual([
    ...['changeRole', 'removePerson', 'invitations', 'invite', 'resendInvitation', 'withdrawInvitation'],
    'activityFile',
  ])
})

it('knows no other calls, and no patient’s bearer is a session', async () => {
  const answer = await world.server.app.inject({
    url: '/partner/patientweb/api/nothing',
    headers: { 'x-console': '1' },
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  const token = (await cookieOf('owner')).slice('staff='.length)
  expect(await make('session', {}, { headers: { authorization: `Bearer ${token}` } })).toMatchObject({ status: 401 })
})
