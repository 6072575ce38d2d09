import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { additions, calls } from '#contract/services'
import { eventLimits } from '#contract/settings'
import { mostOfKind } from '#server/domain/accounts/account-events'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { addRowsOf, countRowsOf } from '#tests/integration/account-rows'
import { addVisit } from '#tests/integration/account-visits'
import { base64, goodPassword, openAccountWorld, outcome, type AccountWorld } from '#tests/integration/account-world'
import type { Method } from '#tests/support/request'
import { iPhone, settingsOf, windows } from './account-settings-calls.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await openAccountWorld()
})
afterAll(() => world.close())

const { newCall, call, eventsOf, accountOf, signInFrom } = settingsOf(() => world)

describe('what was done with an account', () => {
  it('is told without a word of what was written, the latest first, and to nobody else [R12]', async () => {
    const phone = world.newPhone()
    const own = await world.join(phone, goodPassword)
    const stranger = await world.join(world.newPhone())
    world.pass(10)
    await world.server.call('account', 'PUT', '/account', {
      body: { first_name: 'Nadia', last_name: 'Saleh' },
      isForm: true,
      query: { call: newCall() },
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
