import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { eventLimits, type AccountEvents, type NotificationSettings, type SignedInDevices } from '#contract/settings'
import { mostOfKind } from '#server/domain/accounts/account-events'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { usualLifetimes } from '#server/domain/sessions/session-rules'
import { hashToken } from '#server/tokens'
import { addRowsOf, countRowsOf } from '#tests/integration/account-rows'
import { addVisit } from '#tests/integration/account-visits'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from '#tests/integration/account-world'
import type { Method } from '#tests/support/request'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'

let count = 0
/** A call of a signed-in patient; no two are alike, or the second counts as a repetition. */
async function call<T>(method: Method, path: string, bearer: string, body?: object, more: object = {}) {
  const answer = await world.server.call('account', method, path, {
    ...(body && { body }),
    query: { call: (count += 1) },
    headers: { authorization: `Bearer ${bearer}`, ...more },
  })
  const { data, code, details, fields } = answer.json<{ data: T; code?: string; details?: object; fields?: object }>()
  return { status: answer.statusCode, code, details, fields, data, cache: answer.headers['cache-control'] }
}
const devicesOf = async (bearer: string) =>
  (await call<SignedInDevices>('GET', additions.signedInDevices.path, bearer)).data.sessions
const eventsOf = async (bearer: string) =>
  (await call<AccountEvents>('GET', additions.accountEvents.path, bearer)).data.events
const accountOf = async (bearer: string) => (await call<Account>('GET', '/account', bearer)).data

/** A sign-in by password from a browser. */
async function signInFrom(userAgent: string, phone: string) {
  const answer = await world.server.call('account', 'POST', calls.signInByPhone.path, {
    body: { phone, country_code: '971', password: base64(goodPassword) },
    query: { call: (count += 1) },
    headers: { 'user-agent': userAgent },
  })
  return answer.json<{ data: { idToken: string; refreshToken: string } }>().data
}

describe('devices on which a patient is signed in', () => {
  it('are told by their kind, the one that asks first, and nothing names them [R12]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    world.pass(60)
    const own = await signInFrom(iPhone, phone)
    const begun = world.now().toISOString()
    world.pass(60)
    const other = await signInFrom(windows, phone)
    const [first, second, third, ...more] = await devicesOf(own.idToken)
    expect([first, second, third].map((one) => [one!.browser, one!.platform, one!.is_current])).toEqual([
      ['safari', 'ios', true],
      ['edge', 'windows', false],
      ['other', 'other', false],
    ])
    expect([first!.created_at, first!.last_seen_at, more]).toEqual([begun, begun, []])
    world.pass(1200)
    await world.refresh(other.refreshToken)
    const bearer = (await world.refresh(own.refreshToken)).data.idToken
    expect((await devicesOf(bearer))[1]!.last_seen_at).toBe(world.now().toISOString())
    // Whoever was away for too long is signed in nowhere.
    world.pass((usualLifetimes.keptDays - 1) * 86_400)
    const later = await signInFrom(iPhone, phone)
    expect(await devicesOf(later.idToken)).toHaveLength(4)
    world.pass(2 * 86_400)
    expect(await devicesOf((await world.refresh(later.refreshToken)).data.idToken)).toHaveLength(1)
  })

  it('are signed out one by one, all others, or everywhere, and only the patient’s own [C18] [T05]', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    const [own, lost, third] = [
      await signInFrom(iPhone, phone),
      await signInFrom(windows, phone),
      await signInFrom(windows, phone),
    ]
    const stranger = await world.join(world.newPhone())
    const idOf = async (bearer: string) => (await devicesOf(bearer))[0]!.id
    const end = (id: string, bearer = own.idToken) => call('DELETE', `/account/sessions/${id}`, bearer)
    const [foreign] = await devicesOf(stranger.idToken)
    for (const id of [foreign!.id, '6f1c2f6e-0000-4000-8000-000000000000', 'no-id'])
      expect(await outcome(end(id) as never)).toBe('not_found 404')
    const id = await idOf(lost.idToken)
    expect((await end(id)).data).toEqual({ ended: 1 })
    expect(await outcome(end(id) as never)).toBe('not_found 404')
    expect([await world.statusOf(lost.idToken), (await world.refresh(lost.refreshToken)).status]).toEqual([401, 401])
    expect(await world.statusOf(third.idToken)).toBe(200)

    const endMany = (which: string) => call('POST', additions.endDevices.path, own.idToken, { which })
    // That of the sign-up, and the third.
    expect((await endMany('others')).data).toEqual({ ended: 2 })
    expect([await world.statusOf(third.idToken), await world.statusOf(own.idToken)]).toEqual([401, 200])
    expect((await eventsOf(own.idToken)).filter(({ kind }) => kind === 'session_ended')).toHaveLength(3)
    expect((await endMany('all')).data).toEqual({ ended: 1 })
    expect([await world.statusOf(own.idToken), await world.statusOf(stranger.idToken)]).toEqual([401, 200])
  })
})

describe('a sign-out that was made without a network', () => {
  const late = (token: string, tenant = 'patientweb') =>
    world.server.call('account', 'POST', additions.signOutLater.path, {
      body: { session_hash: hashToken(token) },
      query: { call: (count += 1) },
      tenant,
    })

  it('ends the session by what the device kept of it, and no other, and says nothing of what there is [C18]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const other = await signInFrom(iPhone, phone)
    // Of another tenant, and of nobody.
    for (const answer of [await late(own.refreshToken, 'other-tenant'), await late('nobody-has-this')])
      expect([answer.statusCode, answer.json().data]).toEqual([200, { signed_out: true }])
    expect(await world.statusOf(own.idToken)).toBe(200)
    for (let times = 0; times < 2; times += 1) expect((await late(own.refreshToken)).statusCode).toBe(200)
    expect([await world.statusOf(own.idToken), (await world.refresh(own.refreshToken)).status]).toEqual([401, 401])
    expect(await world.statusOf(other.idToken)).toBe(200)
    expect((await eventsOf(other.idToken)).filter(({ kind }) => kind === 'signed_out')).toHaveLength(1)
  })
})

describe('a changed password', () => {
  const newPassword = 'nine lanterns by the creek'
  type Tokens = { idToken: string; refreshToken: string }
  const change = (own: Tokens, old: string | undefined, next = newPassword, more: object = {}, guest?: string) =>
    call(
      'POST',
      calls.changePassword.path,
      own.idToken,
      {
        ...(old !== undefined && { old_password: base64(old) }),
        new_password: base64(next),
        idToken: own.idToken,
        refreshToken: own.refreshToken,
        ...more,
      },
      guest ? { [headers.guestToken]: guest } : {},
    )

  it('signs all other devices out, tells the phone, and is the one that counts [C30] [V07]', async () => {
    const phone = world.newPhone()
    const other = await world.join(phone, goodPassword)
    const own = await signInFrom(iPhone, phone)
    expect((await change(own, goodPassword)).data).toEqual({ updated: true })
    expect([await world.statusOf(own.idToken), await world.statusOf(other.idToken)]).toEqual([200, 401])
    const told = expect.stringContaining('your password was changed, and all other devices were signed out')
    expect(world.sent.at(-1)).toMatchObject({ phone: `+971${phone}`, body: told })
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('credentials_invalid 400')
    expect(await outcome(world.signInByPhone(phone, newPassword))).toBe(200)
    expect((await eventsOf(own.idToken)).map(({ kind }) => kind)).toContain('password_changed')
    expect(await world.stored()).not.toContain(newPassword)
  })

  it('needs the old one, as often as a sign-in may try, and the tokens of the session [C30] [V07]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const stranger = await world.join(world.newPhone(), goodPassword)
    expect(await change(own, goodPassword, newPassword, { idToken: stranger.idToken })).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/idToken' }],
    })
    expect(await change(own, goodPassword, newPassword, { refreshToken: stranger.refreshToken })).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/refreshToken' }],
    })
    expect(await change(own, undefined)).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/old_password' }],
    })
    expect(await change(own, goodPassword, newPassword, { old_password: '!' })).toMatchObject({ status: 400 })
    expect(await change(own, goodPassword, 'password1')).toMatchObject({
      code: 'password_refused',
      details: { reason: 'common' },
    })
    for (const left of [4, 3, 2, 1, 0])
      expect(await change(own, 'something else')).toMatchObject({
        code: 'credentials_invalid',
        details: { attempts_left: left },
      })
    expect(await change(own, goodPassword)).toMatchObject({ status: 409, code: 'sign_in_paused' })
    world.pass(901)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('is a first one where there is none, where the patient has lately shown that it is them, or proves the phone [C29] [C30]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone)
    const justNow = await world.join(world.newPhone())
    expect(await change(justNow, undefined)).toMatchObject({ status: 200 })
    world.pass(601)
    const foreign = await world.proofOf(world.newPhone())
    expect(await change(own, undefined)).toMatchObject({ status: 403, code: 'confirmation_needed' })
    expect(await change(own, undefined, newPassword, {}, foreign)).toMatchObject({ code: 'confirmation_needed' })
    const proof = await world.proofOf(phone)
    expect(await change(own, undefined, newPassword, {}, proof)).toMatchObject({ status: 200 })
    expect((await accountOf(own.idToken)).has_password).toBe(true)
    expect((await eventsOf(own.idToken))[0]!.kind).toBe('password_set')
    expect(world.sent.at(-1)!.body).toContain('a first password was set')
    // From now on the old one is asked for, whoever has the proof.
    expect(await change(own, undefined, newPassword, {}, proof)).toMatchObject({ code: 'validation_failed' })
  })
})

describe('what was done with an account', () => {
  it('is told without a word of what was written, the latest first, and to nobody else [R12]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const stranger = await world.join(world.newPhone())
    world.pass(10)
    await world.server.call('account', 'PUT', '/account', {
      body: { first_name: 'Nadia', last_name: 'Saleh' },
      isForm: true,
      query: { call: (count += 1) },
      headers: { authorization: `Bearer ${own.idToken}`, 'user-agent': iPhone },
    })
    const events = await eventsOf(own.idToken)
    expect(events[0]).toEqual({
      kind: 'profile_changed',
      browser: 'safari',
      platform: 'ios',
      at: world.now().toISOString(),
    })
    expect(new Set(events.slice(1).map(({ kind }) => kind))).toEqual(new Set(['signed_up', 'signed_in']))
    expect((await eventsOf(stranger.idToken)).map(({ kind }) => kind)).not.toContain('profile_changed')
  })

  it('names what became of relatives, of the language and of notifications, and nothing that was left as it was [R12]', async () => {
    const own = await world.join(world.newPhone())
    const did = async (method: Method, path: string, body?: object) => {
      world.pass(1)
      const { status, data } = await call<{ PatientID: string; id: string }>(method, path, own.idToken, body)
      expect([path, status]).toEqual([path, 200])
      return data
    }
    const salma = { first_name: 'Salma', last_name: 'Haddad', relationship_id: 'in_care' }
    const { id } = await did('POST', calls.addPatient.path, salma)
    await did('PUT', `${calls.addPatient.path}/${id}`, { ...salma, last_name: 'Farouk' })
    await did('DELETE', `${calls.addPatient.path}/${id}`)
    for (let times = 0; times < 2; times += 1) {
      await did('PUT', additions.setLanguage.path, { language: 'ar' })
      await did('PUT', calls.updateNotificationSettings.path, {
        settings: [{ topic: 'reminders', push: false, sms: false, email: true }],
      })
    }
    const events = await eventsOf(own.idToken)
    expect(events.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'notifications_changed',
      'language_changed',
      'relative_removed',
      'relative_changed',
      'relative_added',
    ])
    expect(events).toHaveLength(7)
    expect(JSON.stringify(events)).not.toMatch(/Salma|Haddad|Farouk/)
  })

  it('has a bound for each kind, an end in time, and is told no further', async () => {
    const phone = world.newPhone()
    await world.join(phone, goodPassword)
    for (let times = 0; times < mostOfKind + 3; times += 1) {
      world.pass(1)
      await signInFrom(windows, phone)
    }
    world.pass(1)
    const own = await signInFrom(iPhone, phone)
    const events = await eventsOf(own.idToken)
    expect([events.length, events.at(-1)!.kind, events[0]!.browser]).toEqual([mostOfKind + 1, 'signed_up', 'safari'])
    world.pass(eventLimits.days * 86_400)
    const later = await signInFrom(iPhone, phone)
    expect(await eventsOf(later.idToken)).toHaveLength(1)
  })
})

describe('notifications', () => {
  const path = calls.updateNotificationSettings.path
  const read = async (bearer: string) => (await call<NotificationSettings>('GET', path, bearer)).data.settings
  const reminders = { topic: 'reminders', push: false, sms: false, email: true }

  it('are as everybody’s at first, stored as chosen, topic by topic, and read back [N05] [C38]', async () => {
    const own = await world.join(world.newPhone())
    const stranger = await world.join(world.newPhone())
    const before = await read(own.idToken)
    expect(before.map(({ topic }) => topic)).toEqual([
      'reminders',
      'clinic_changes',
      'earlier_times',
      'documents',
      'health_tips',
    ])
    const answer = await call<NotificationSettings>('PUT', path, own.idToken, { settings: [reminders] })
    expect([answer.status, answer.cache]).toEqual([200, 'no-store'])
    expect(answer.data.settings).toEqual([reminders, ...before.slice(1)])
    const again = { ...reminders, push: true }
    await call('PUT', path, own.idToken, { settings: [reminders, again] })
    expect(await read(own.idToken)).toEqual([again, ...before.slice(1)])
    expect(await read(stranger.idToken)).toEqual(before)
  })

  it('text changes by the clinic whatever is chosen, and nothing else than what there is [N05] [C38]', async () => {
    const own = await world.join(world.newPhone())
    const none = { push: false, sms: false, email: false }
    await call('PUT', path, own.idToken, { settings: [{ topic: 'clinic_changes', ...none }] })
    expect((await read(own.idToken))[1]).toEqual({ topic: 'clinic_changes', push: false, sms: true, email: false })
    for (const settings of [[{ topic: 'gossip', ...none }], Array(6).fill(reminders), [{ topic: 'reminders', sms: 1 }]])
      expect(await outcome(call('PUT', path, own.idToken, { settings }) as never)).toBe('validation_failed 400')
  })

  it('are noted once for each key, even where they were changed since [C38]', async () => {
    const own = await world.join(world.newPhone())
    const key = { [headers.idempotencyKey]: '"messages.of-a-device-that-lost-its-answer"' }
    const put = (setting: typeof reminders, more: object = {}) =>
      call<NotificationSettings>('PUT', path, own.idToken, { settings: [setting] }, more)
    const since = { ...reminders, sms: true }
    expect((await put(reminders, key)).data.settings[0]).toEqual(reminders)
    await put(since)
    expect((await put(reminders, key)).data.settings[0]).toEqual(since)
    expect((await put(since, key)).code).toBe('idempotency_key_reused')
    expect((await eventsOf(own.idToken)).filter(({ kind }) => kind === 'notifications_changed')).toHaveLength(2)
  })

  it('are in the language that the patient chose, whatever that of the page [C38]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone)
    expect((await accountOf(own.idToken)).language).toBeUndefined()
    await call('PUT', additions.setLanguage.path, own.idToken, { language: 'id' })
    expect((await accountOf(own.idToken)).language).toBe('id')
    await call('POST', additions.requestDeletion.path, own.idToken, {})
    expect(world.sent.at(-1)!.body).toContain('akun Anda')
    expect(await outcome(call('PUT', additions.setLanguage.path, own.idToken, { language: 'fr' }) as never)).toBe(
      'validation_failed 400',
    )
  })
})

describe('the data of a patient', () => {
  it('is one archive of all that is stored, without secrets, for them alone [R12]', async () => {
    const phone = world.newPhone()
    const owner = { tenantCode: 'patientweb', phone: `+971${phone}`, createdAt: world.now() }
    await addVisit(world.database, { ...owner, firstName: 'Salma', lastName: 'Haddad' })
    const own = await world.join(phone, goodPassword)
    world.pass(5)
    const answer = await world.server.call('account', 'POST', additions.downloadAccount.path, {
      body: {},
      headers: { authorization: `Bearer ${own.idToken}` },
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ])
    const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
    const read = Object.fromEntries(files.map(([name, text]) => [name, JSON.parse(text)]))
    expect(Object.keys(read)).toEqual([
      ...['profile.json', 'agreements.json', 'booked-as.json', 'appointments.json', 'payments.json'],
      ...[
        'earlier-times.json',
        'reminders.json',
        'video-visits.json',
        'visit-documents.json',
        'relatives.json',
        'documents.json',
      ],
      ...['notifications.json', 'calendars.json', 'ways-in.json', 'passkeys.json', 'devices.json'],
      ...['known-devices.json', 'message-devices.json', 'read-by-clinics.json', 'activity.json'],
    ])
    expect(read['profile.json']).toMatchObject({ first_name: 'Layla', phone })
    expect(read['appointments.json']).toMatchObject([{ patient: { first_name: 'Salma' } }])
    expect(files.map(([, text]) => text).join()).not.toMatch(/hash|argon2|token/i)
    expect((await eventsOf(own.idToken))[0]!.kind).toBe('data_downloaded')
  })
})

describe('a deleted account', () => {
  const ask = (bearer: string) => call<{ deletes_at: string }>('POST', additions.requestDeletion.path, bearer, {})

  it('is kept for thirty days, says until when, and can be taken back [R12]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const deletesAt = new Date(world.now().getTime() + 30 * 86_400_000).toISOString()
    expect((await ask(own.idToken)).data).toEqual({ deletes_at: deletesAt })
    const texted = world.sent.length
    world.pass(60)
    expect((await ask(own.idToken)).data).toEqual({ deletes_at: deletesAt })
    expect(world.sent).toHaveLength(texted)
    world.pass(29 * 86_400)
    await eraseAccounts(world.database.db, world.now())
    const again = await signInFrom(iPhone, phone)
    expect((await accountOf(again.idToken)).deletes_at).toBe(deletesAt)
    expect((await call('DELETE', additions.withdrawDeletion.path, again.idToken)).data).toEqual({})
    expect((await accountOf(again.idToken)).deletes_at).toBeUndefined()
    world.pass(2 * 86_400)
    await eraseAccounts(world.database.db, world.now())
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe(200)
  })

  it('that cannot be forgotten keeps nobody else from it, and is tried again', async () => {
    const people = [await world.join(world.newPhone(), goodPassword), await world.join(world.newPhone(), goodPassword)]
    for (const { idToken } of people) await ask(idToken)
    world.pass(30 * 86_400 + 1)
    const due = await world.database.query<{ id: string }>(
      'select id from patients where deletes_at <= $1 order by id',
      [world.now().toISOString()],
    )
    const first = due[0]!.id
    await world.database.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before update on patients for each row when (old.id = '${first}') execute function refuse()`)
    const failures: unknown[] = []
    const run = eraseAccounts(world.database.db, world.now(), (failure) => failures.push(failure))
    await expect(run).rejects.toThrow(`1 of ${due.length} failed`)
    const left = await world.database.query<{ id: string }>('select id from patients where deletes_at <= $1', [
      world.now().toISOString(),
    ])
    expect([failures.length, left]).toEqual([1, [{ id: first }]])
    await world.database.execute('drop trigger refuse on patients; drop function refuse()')
    expect(await eraseAccounts(world.database.db, world.now())).toBe(1)
  })

  it('leaves nothing of the person but what a clinic needs until the last visit, and then nothing [R12]', async () => {
    const phone = world.newPhone()
    const owner = { tenantCode: 'patientweb', phone: `+971${phone}`, createdAt: world.now() }
    const guest = await addVisit(world.database, { ...owner, firstName: 'Zuleikha', lastName: 'Nasser' })
    const token = await world.proofOf(phone)
    const own = (await world.signUp(token, { email: 'zuleikha@example.com', password: base64(goodPassword) })).data
    await call('PUT', calls.updateNotificationSettings.path, own.idToken, {
      settings: [{ topic: 'documents', push: false, sms: false, email: false }],
    })
    const { db } = world.database
    await addRowsOf(world.database, { tenantCode: 'patientweb', patientId: own.PatientID, now: world.now() })
    const people = [own.PatientID, guest]
    const before = await countRowsOf(world.database, people)
    // A new table of people gets its row in `addRowsOf`.
    expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual([])
    await ask(own.idToken)
    world.pass(30 * 86_400 + 1)
    expect(await eraseAccounts(db, world.now())).toBe(1)
    const after = Object.entries(await countRowsOf(world.database, people)).filter(([, rows]) => rows > 0)
    // Visits are the clinic's too, and who read of somebody has to be answered for.
    expect(Object.fromEntries(after)).toEqual({ appointments: 1, practice_reads: 1 })
    const left = async () =>
      JSON.stringify([
        await world.database.query('select * from patients where id in ($1, $2)', [own.PatientID, guest]),
        ...(await Promise.all(
          ['passwords', 'session_families', 'account_events', 'notification_settings'].map((table) =>
            world.database.query(`select * from ${table} where patient_id = $1`, [own.PatientID]),
          ),
        )),
        await world.database.query('select * from sessions where phone = $1', [owner.phone]),
      ])
    const kept = await left()
    expect(kept).not.toMatch(/Layla|zuleikha@|argon2|documents/)
    expect(kept).toMatch(/Zuleikha.*\+971/)
    expect(await outcome(world.signInByPhone(phone, goodPassword))).toBe('credentials_invalid 400')
    // The visits of these tests are in 2030 and later.
    const afterAllVisits = new Date('2031-01-01T00:00:00Z')
    await eraseAccounts(db, afterAllVisits)
    expect(await left()).not.toMatch(/Zuleikha|\+971/)
    expect(await eraseAccounts(db, afterAllVisits)).toBe(0)
  })
})
