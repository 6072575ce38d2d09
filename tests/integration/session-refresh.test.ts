import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { additions } from '#contract/services'
import type { SessionTokens } from '#contract/session'
import type { AccountEvents } from '#contract/settings'
import { refreshTokens, sessionFamilies, sessions } from '#server/db/schema/patients'
import { sessionRules, usualLifetimes } from '#server/domain/sessions/session-rules'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'

let now = new Date('2026-01-05T08:00:00Z')
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const { bearerMinutes, graceSeconds } = sessionRules
const { keptDays, briefHours, longestDays } = usualLifetimes
const days = (count: number) => count * 86_400

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await addTenant(server.database, { code: 'other-tenant' })
})
afterAll(() => server.close())

const refresh = async (refreshToken: string, tenant = 'patientweb') => {
  const answer = await server.call('account', 'POST', additions.refreshSession.path, { body: { refreshToken }, tenant })
  const { data, code } = answer.json<{ data: SessionTokens; code?: string }>()
  return { ...data, status: answer.statusCode, code }
}
/** What a bearer opens: any call is refused with one that is not good. */
const statusOf = async (bearer: string) =>
  (await server.call('locale', 'GET', '/appservice/init', { headers: { authorization: `Bearer ${bearer}` } }))
    .statusCode
const begin = (more: { isKept?: boolean } = {}) => signIn(server.database, { now, ...more })

describe('a session', () => {
  it('goes on with what its refresh token is traded for, after its bearer ran out', async () => {
    const { idToken, refreshToken, expiresIn } = await begin()
    expect(expiresIn).toBe(bearerMinutes * 60)
    expect(await statusOf(idToken)).toBe(200)
    pass(bearerMinutes * 60)
    expect(await statusOf(idToken)).toBe(401)
    const next = await refresh(refreshToken)
    expect(next).toMatchObject({ status: 200, expiresIn: bearerMinutes * 60 })
    expect(next.refreshToken).not.toBe(refreshToken)
    expect(await statusOf(next.idToken)).toBe(200)
  })

  it('is nobody’s to renew at another tenant, nor with a token that nobody has', async () => {
    const { refreshToken } = await begin()
    expect(await refresh(refreshToken, 'other-tenant')).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await refresh('nobody-has-this')).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 })
  })

  it('keeps no token that could be read from the database', async () => {
    const { refreshToken, idToken, familyId } = await begin()
    const { db } = server.database
    const kept = [
      await db.select().from(refreshTokens).where(eq(refreshTokens.familyId, familyId)),
      await db.select().from(sessions).where(eq(sessions.familyId, familyId)),
    ]
    expect(kept.map((rows) => rows.length)).toEqual([1, 1])
    for (const token of [refreshToken, idToken]) expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('ends after a month in which nobody came, and counts from each renewal', async () => {
    const { refreshToken } = await begin()
    pass(days(keptDays) - 1)
    const next = await refresh(refreshToken)
    expect(next.status).toBe(200)
    pass(days(keptDays))
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401 })
  })

  it('ends after half a day in which nobody came where the patient does not stay signed in', async () => {
    const { refreshToken } = await begin({ isKept: false })
    pass(briefHours * 3600 - 1)
    const next = await refresh(refreshToken)
    expect(next.status).toBe(200)
    pass(briefHours * 3600)
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401 })
  })

  it('lasts as long as the deployment says now, one that was begun before too', async () => {
    const strict = await startTestServer({
      clock: () => now,
      database: server.database,
      config: { sessionLifetimes: { keptDays: 2, briefHours: 1, longestDays: 3 } },
    })
    const askStrict = async (refreshToken: string) =>
      (await strict.call('account', 'POST', additions.refreshSession.path, { body: { refreshToken } })).statusCode
    const [idle, brief, old] = [await begin(), await begin({ isKept: false }), await begin()]
    pass(3600)
    expect(await askStrict(brief.refreshToken)).toBe(401)
    pass(days(1))
    const renewed = await refresh(old.refreshToken)
    pass(days(1))
    expect(await askStrict(idle.refreshToken)).toBe(401)
    pass(days(1))
    expect(await askStrict(renewed.refreshToken)).toBe(401)
    expect((await refresh(renewed.refreshToken)).status).toBe(200)
    await strict.close()
  })

  it('ends half a year after the sign-in, whoever comes; its last bearer with it', async () => {
    const start = now
    let { refreshToken } = await begin()
    const comeAt = async (seconds: number) => {
      now = new Date(start.getTime() + seconds * 1000)
      const next = await refresh(refreshToken)
      expect(next.status).toBe(200)
      refreshToken = next.refreshToken
      return next.expiresIn
    }
    for (let day = keptDays - 1; day < longestDays; day += keptDays - 1) await comeAt(days(day))
    expect(await comeAt(days(longestDays) - 60)).toBe(60)
    pass(60)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })
})

/** What a bearer or a refresh token is used for first shows that the answer with it has arrived. */
const uses = {
  'its bearer': async ({ idToken }: SessionTokens) => expect(await statusOf(idToken)).toBe(200),
  'its refresh token': async ({ refreshToken }: SessionTokens) =>
    expect((await refresh(refreshToken)).status).toBe(200),
}
const eachUse = Object.entries(uses)
const hours = (count: number) => count * 3600
const { lostAnswerDays } = sessionRules

describe('a refresh token that was traded', () => {
  it('still counts for half a minute: its answer may have been lost', async () => {
    const { refreshToken } = await begin()
    const lost = await refresh(refreshToken)
    pass(graceSeconds)
    const again = await refresh(refreshToken)
    expect(again.status).toBe(200)
    expect(await statusOf(lost.idToken)).toBe(200)
    expect(await statusOf(again.idToken)).toBe(200)
  })

  it('counts at once for the very same call: a page that was left before its answer is followed by another', async () => {
    const { refreshToken } = await begin()
    const left = await refresh(refreshToken)
    const next = await refresh(refreshToken)
    expect([left.status, next.status]).toEqual([200, 200])
    expect(await statusOf(next.idToken)).toBe(200)
  })

  it('counts for that from its first trade, not from its last', async () => {
    const { refreshToken } = await begin()
    await refresh(refreshToken)
    pass(graceSeconds)
    await uses['its bearer'](await refresh(refreshToken))
    pass(1)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })

  it.each(eachUse)('ends the whole family when it comes back after %s was used: two have it', async (_name, use) => {
    const { idToken, refreshToken } = await begin()
    const other = await begin()
    const next = await refresh(refreshToken)
    await use(next)
    pass(graceSeconds + 1)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401 })
    expect(await Promise.all([statusOf(idToken), statusOf(next.idToken)])).toEqual([401, 401])
    expect(await statusOf(other.idToken)).toBe(200)
  })

  it('is noted once where its patient reads of it, with the device, when it ends its family; a late one of a device left alone is not', async () => {
    const phone = '+971501230077'
    const stolen = await signIn(server.database, { now, phone })
    const device = { browser: 'firefox', platform: 'android' } as const
    await server.database.db.update(sessionFamilies).set(device).where(eq(sessionFamilies.id, stolen.familyId))
    const own = await signIn(server.database, { now, phone })
    await uses['its bearer'](await refresh(stolen.refreshToken))
    await refresh(own.refreshToken)
    pass(graceSeconds + 1)
    for (const { refreshToken } of [stolen, stolen, own]) await refresh(refreshToken)
    const events = await server.call('account', 'GET', additions.accountEvents.path, {
      headers: { authorization: `Bearer ${(await signIn(server.database, { now, phone })).idToken}` },
    })
    expect(events.json<{ data: AccountEvents }>().data.events).toEqual([
      { kind: 'session_stolen', ...device, at: now.toISOString() },
    ])
  })

  it('leaves nothing alive of a family that ends while it is being renewed', async () => {
    const { refreshToken } = await begin()
    const next = await refresh(refreshToken)
    await uses['its bearer'](next)
    pass(graceSeconds + 1)
    // Both at once, in either order: whoever renews first loses what it got, whoever comes second gets nothing.
    const [, renewed] = await Promise.all([refresh(refreshToken), refresh(next.refreshToken)])
    if (renewed.status === 200) {
      expect(await statusOf(renewed.idToken)).toBe(401)
      expect(await refresh(renewed.refreshToken)).toMatchObject({ status: 401 })
    } else expect(renewed.status).toBe(401)
  })
})

describe('a refresh token whose answer was lost', () => {
  it('counts for a week, again and again, as long as nothing of any answer was used', async () => {
    const { refreshToken } = await begin()
    await refresh(refreshToken)
    for (const asleep of [hours(1), hours(60), graceSeconds + 1]) {
      pass(asleep)
      expect((await refresh(refreshToken)).status).toBe(200)
    }
    pass(hours(20))
    const arrived = await refresh(refreshToken)
    await uses['its bearer'](arrived)
    pass(bearerMinutes * 60)
    expect((await refresh(arrived.refreshToken)).status).toBe(200)
  })

  it('is over a week after its first trade', async () => {
    const start = now
    const { refreshToken } = await begin()
    const at = (seconds: number) => (now = new Date(start.getTime() + seconds * 1000))
    await refresh(refreshToken)
    at(days(lostAnswerDays) - 1)
    expect((await refresh(refreshToken)).status).toBe(200)
    at(days(lostAnswerDays) + graceSeconds)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })

  it('is over where the patient does not stay signed in after half a day, as any other', async () => {
    const { refreshToken } = await begin({ isKept: false })
    await refresh(refreshToken)
    pass(briefHours * 3600)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })

  it('is answered to all tabs that ask within half a minute, and all go on', async () => {
    const { refreshToken } = await begin()
    await refresh(refreshToken)
    pass(hours(8))
    const tabs = [await refresh(refreshToken)]
    await uses['its bearer'](tabs[0]!)
    pass(1)
    tabs.push(await refresh(refreshToken))
    pass(graceSeconds - 1)
    tabs.push(await refresh(refreshToken))
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { idToken } of tabs) expect(await statusOf(idToken)).toBe(200)
  })

  it.each(eachUse)('ends the family when the answer is used by who has it after all: %s', async (name) => {
    const { refreshToken } = await begin()
    // A thief’s copy was traded, and nothing was done with it yet; the patient’s device finds no answer of its own.
    const ofThief = await refresh(refreshToken)
    pass(graceSeconds + 1)
    const ofPatient = await refresh(refreshToken)
    expect(await statusOf(ofThief.idToken)).toBe(401)
    if (name === 'its bearer') return expect(await statusOf(ofPatient.idToken)).toBe(200)
    expect(await refresh(ofThief.refreshToken)).toMatchObject({ status: 401 })
    expect(await statusOf(ofPatient.idToken)).toBe(401)
    expect(await refresh(ofPatient.refreshToken)).toMatchObject({ status: 401 })
  })

  it.each(eachUse)('does not hide a thief who was first, and used %s', async (_name, use) => {
    const { refreshToken } = await begin()
    const ofThief = await refresh(refreshToken)
    await use(ofThief)
    pass(hours(1))
    // The patient’s device, which knows nothing of it.
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
    expect(await refresh(ofThief.refreshToken)).toMatchObject({ status: 401 })
  })

  it('does not hide a thief who comes late, once the patient goes on', async () => {
    const { refreshToken } = await begin()
    const lost = await refresh(refreshToken)
    pass(hours(1))
    const ofPatient = await refresh(refreshToken)
    await uses['its bearer'](ofPatient)
    pass(graceSeconds + 1)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
    for (const token of [lost, ofPatient]) expect(await refresh(token.refreshToken)).toMatchObject({ status: 401 })
  })

  it('is over with its family', async () => {
    const { refreshToken, familyId } = await begin()
    await refresh(refreshToken)
    pass(hours(1))
    await server.database.db.update(sessionFamilies).set({ revokedAt: now }).where(eq(sessionFamilies.id, familyId))
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 })
  })
})
