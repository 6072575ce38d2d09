import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleCalls, type ConsoleCallName } from '#contract/console/calls'
import { mayAct, staffRoles, type StaffRole } from '#contract/console/roles'
import { openStaffSession } from '#server/domain/staff/staff-sessions'
import { openStaffWorld, type Sent, type StaffWorld } from '#tests/support/staff-world'

const device = { browser: 'other', platform: 'other' } as const
const names = Object.keys(consoleCalls) as ConsoleCallName[]
const guarded = names.filter((name) => consoleCalls[name].role !== 'none')

let world: StaffWorld
const members = new Map<string, string>()
beforeAll(async () => {
  world = await openStaffWorld()
  for (const tenant of ['patientweb', 'other-tenant'])
    for (const role of staffRoles) {
      const { browser } = await world.join(`${role}@${tenant}.example`, role, tenant)
      members.set(`${tenant} ${role}`, (await browser.call('session')).data.id)
    }
})
afterAll(() => world.close())

/** The cookie of a new session of somebody with a role: some calls end the one that makes them. */
async function cookieOf(role: StaffRole, tenantCode = 'patientweb'): Promise<string> {
  const memberId = members.get(`${tenantCode} ${role}`)!
  return `staff=${await openStaffSession(world.database.db, { tenantCode, memberId, device, now: world.now() })}`
}

/** The answer of a call without its body or with a wrong id: how far it came. */
async function answerTo(name: ConsoleCallName, sent: Sent, cookie?: string, tenant = 'patientweb') {
  const browser = world.open(tenant)
  browser.takeCookie(cookie)
  const body = consoleCalls[name].method === 'GET' ? {} : { body: {} }
  const { status, code, details } = await browser.call(name, { ...body, ...sent })
  return { status, code, reason: details?.['reason'] }
}
const refused = { status: 403, code: 'forbidden', reason: undefined }

describe.each(names)('the call %s', (name) => {
  it('is refused without the header of our own page, and from any other', async () => {
    const cookie = await cookieOf('owner')
    for (const headers of [
      { 'X-Console': undefined },
      { origin: 'https://elsewhere.example' },
      { origin: 'http://console.localhost' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect([headers, await answerTo(name, { headers }, cookie)]).toEqual([headers, refused])
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    expect((await answerTo(name, { headers: own }, cookie)).status).not.toBe(403)
  })

  it('is not there for a tenant that is unknown, nor at the host of another', async () => {
    const gone = { status: 404, code: 'not_found', reason: undefined }
    expect(await answerTo(name, {}, undefined, 'nobody')).toEqual(gone)
    expect(await answerTo(name, { headers: { host: 'console.other.example' } }, await cookieOf('owner'))).toEqual(gone)
  })
})

describe.each(guarded)('the call %s, which needs somebody', (name) => {
  const least = consoleCalls[name].role as StaffRole

  it('is answered to who is signed in here, and to nobody else', async () => {
    const nobody = { status: 401, code: 'unauthenticated', reason: 'none' }
    expect(await answerTo(name, {})).toEqual(nobody)
    expect(await answerTo(name, {}, 'staff=made-up')).toEqual(nobody)
    expect(await answerTo(name, {}, await cookieOf('owner', 'other-tenant'))).toEqual(nobody)
  })

  it.each(staffRoles)(`is answered to a %s, if their role is ${least} or more`, async (role) => {
    const answer = await answerTo(name, {}, await cookieOf(role))
    if (mayAct(role, least)) expect([401, 403, 405, 500]).not.toContain(answer.status)
    else expect(answer).toEqual(refused)
  })
})

it('knows no other calls, and no patient’s bearer is a session', async () => {
  const answer = await world.server.app.inject({
    url: '/partner/patientweb/api/nothing',
    headers: { 'x-console': '1' },
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  const token = (await cookieOf('owner')).slice('staff='.length)
  expect(await answerTo('session', { headers: { authorization: `Bearer ${token}` } })).toMatchObject({ status: 401 })
})
