import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { devices } from '#server/db/schema/devices'
import type { PushMessage, PushOutcome } from '#server/messages/push/push-gateway'
import { readPushFigures } from '#server/domain/devices/push-figures'
import { removeOutdated } from '#server/jobs/retention'
import { startOneSignal } from '#tests/support/one-signal-stand-in'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, monday, openWorld, otherTenant, type World } from './appointment-world.ts'

let world: World
let told: { token: string; message: PushMessage }[]
let outcome: (token: string) => PushOutcome | Error
let call = 0

const application = { id: '5a1d2c9e-7b3f-4e60-9a11-0c4de8f72b35', key: 'os_v2_app_of_liqa' }
let oneSignal: Awaited<ReturnType<typeof startOneSignal>>
beforeAll(async () => {
  oneSignal = await startOneSignal(application)
  world = await openWorld({
    config: { oneSignalUrl: oneSignal.url, oneSignalKeys: { [application.id]: application.key } },
    pushGateway: {
      send: async ({ token }, message) => {
        const became = outcome(token)
        if (became instanceof Error) throw became
        if (became === 'accepted') told.push({ token, message })
        return became
      },
    },
  })
  await world.database.query(
    `update tenants set configuration = jsonb_set(configuration, '{push_enabled}', 'false') where code = $1`,
    [otherTenant],
  )
  await world.app.tenants.refresh()
})
afterAll(async () => {
  await world.close()
  oneSignal.close()
})
beforeEach(async () => {
  await world.reset()
  told = []
  outcome = () => 'accepted'
})

/** A subscription as a browser makes one, at a push service that the server knows. */
function subscription(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('base64url')}`,
): string {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return JSON.stringify({ endpoint, keys })
}

const layla = () => signIn(world.database, { phone: e164, now: monday })

const send = (method: 'POST' | 'DELETE', path: string, body: object, bearer?: string, tenant = 'patientweb') =>
  world.call('notification', method, path, {
    ...{ body, tenant, query: { call: (call += 1) } },
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  })
const register = (token: string, bearer: string, more: object = {}) =>
  send('POST', calls.registerDevice.path, { token, ...more }, bearer)

async function book(start = '2026-11-24T05:00:00.000Z'): Promise<BookedAppointment> {
  const answer = await world.book(bookingAt(start), { guestToken: await world.guest() })
  await world.app.announcer.deliver()
  return answer.json<{ data: BookedAppointment }>().data
}
const cancel = ({ appointment, appointment_token }: BookedAppointment) =>
  world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, {
    body: { forcebookable: true },
    headers: { [headers.appointmentToken]: appointment_token },
  })
const written = async () =>
  (await world.database.query<{ body: string }>('select body from sent_messages order by id')).map(({ body }) => body)
const notificationOf = (index: number) => told[index]!.message.notification

describe('a patient with a device', () => {
  it('is told there in the words of the tenant, in its language, and in ours where it has none', async () => {
    const texts = {
      booked: {
        brief: { en: 'All set at {app}', ar: 'تم في {app}' },
        details: { en: '{doctor} expects you: {when}, {place} ({number})' },
      },
      cancelled: { brief: { ar: 'أُلغي' } },
    }
    const put = (value: string) =>
      world.database.query(
        `update tenants set configuration = (configuration - 'push_texts') || $1::jsonb, updated_at = now() where code = 'patientweb'`,
        [value],
      )
    await put(JSON.stringify({ push_texts: texts }))
    await world.app.tenants.refresh()
    try {
      const { idToken } = await layla()
      await register(subscription(), idToken)
      await register(subscription(), idToken, { shows_details: true })
      const booked = await book()
      await cancel(booked)
      const { doctor, place } = {
        doctor: booked.appointment.practitioner.fullName,
        place: booked.appointment.facility.name,
      }
      const number = booked.appointment.appointment_number
      expect(told.map(({ message }) => message.notification.body).toSorted()).toEqual(
        [
          'All set at Liqa',
          `${doctor} expects you: Tuesday 24 November 2026, 09:00, ${place} (${number})`,
          'Your visit is cancelled.',
          `Liqa: your visit with ${doctor}, Tuesday 24 November 2026, 09:00, is cancelled. Booking ${number}.`,
        ].toSorted(),
      )
    } finally {
      await put('{}')
      await world.app.tenants.refresh()
    }
  })

  it('is told there what becomes of a visit, without doctor, place or time, and by nothing else [C47] [N04]', async () => {
    const token = subscription()
    expect((await register(token, (await layla()).idToken)).json()).toEqual({ data: { registered: true } })
    const booked = await book()
    await cancel(booked)
    expect(told.map((one) => one.token)).toEqual([token, token])
    expect(notificationOf(0)).toEqual({
      title: 'Liqa',
      body: 'Your visit is confirmed.',
      ...{ lang: 'en', dir: 'ltr', tag: told[0]!.message.topic, renotify: true },
      navigate: expect.stringMatching(
        new RegExp(`^http://[^/]+/en-ae/dashboard/appointments/${booked.appointment.id}/detail$`),
      ),
      icon: expect.stringMatching(/^http:\/\/[^/]+\/icons\/icon-192\.png$/),
      actions: [
        { action: 'directions', title: 'Directions', navigate: expect.stringMatching(/\/detail\?do=directions$/) },
        { action: 'move', title: 'Move', navigate: expect.stringMatching(/\/detail\?do=move$/) },
      ],
    })
    // What the device read of the visit before is true no more.
    const changed_at = monday.getTime() / 1000
    expect(notificationOf(1)).toMatchObject({ body: 'Your visit is cancelled.', changed_at })
    // The later of two about the same visit takes the place of the earlier.
    expect(told[0]!.message.topic).toBe(told[1]!.message.topic)
    for (const { message } of told) expect(JSON.stringify(message)).not.toMatch(/amira|Layla|Haddad|clinic|09:00/i)
    for (const { message } of told) expect(JSON.stringify(message)).not.toContain(booked.appointment.appointment_number)
    // It is of no use after the visit.
    expect(told[0]!.message.ttlSeconds).toBe((Date.parse(booked.appointment.end) - monday.getTime()) / 1000)
    expect(await written()).toEqual([])
  })

  it('sees doctor and time where they want that on this device', async () => {
    await register(subscription(), (await layla()).idToken, { shows_details: true })
    await book()
    expect(notificationOf(0)).toMatchObject({ body: expect.stringContaining('amira-test') })
  })

  it('is texted once the push service knows it no more, and it is forgotten', async () => {
    await register(subscription(), (await layla()).idToken)
    outcome = () => 'gone'
    await book()
    expect(await written()).toEqual([expect.stringContaining('you are booked with')])
    expect(await world.database.db.select().from(devices)).toEqual([])
  })

  it('is told once when the push service was away, and texted when it never comes back', async () => {
    await register(subscription(), (await layla()).idToken)
    outcome = () => new Error('away')
    await book()
    expect(await written()).toEqual([])
    outcome = () => 'accepted'
    world.setClock(new Date(monday.getTime() + 5 * 60_000))
    await world.app.announcer.deliver()
    expect(told).toHaveLength(1)

    await world.reset()
    await register(subscription(), (await layla()).idToken)
    outcome = () => new Error('away')
    await book()
    for (let hour = 1; hour <= 10; hour += 1) {
      world.setClock(new Date(monday.getTime() + hour * 3_600_000))
      await world.app.announcer.deliver()
    }
    expect(await written()).toEqual([expect.stringContaining('you are booked with')])
  })

  it('is texted a quarter of an hour after the push service went away, and before a reminder is of no use', async () => {
    await register(subscription(), (await layla()).idToken)
    // Half past twelve in Dubai; booked at ten.
    await book('2026-11-23T08:30:00.000Z')
    outcome = () => new Error('away')
    world.setClock('2026-11-23T06:30:00.000Z')
    expect(await world.app.remind()).toBe(1)
    const texted: string[] = []
    for (let at = world.clock().getTime(); at < Date.parse('2026-11-23T08:30:00Z'); at += 60_000) {
      world.setClock(new Date(at))
      await world.app.announcer.deliver()
      while (texted.length < (await written()).length) texted.push(new Date(at).toISOString())
    }
    expect(texted).toEqual(['2026-11-23T06:44:00.000Z'])
    expect(await written()).toEqual([expect.stringContaining('a reminder of your visit')])
  })

  it('is told of a cancellation alone where the reminder before it could not be sent', async () => {
    await register(subscription(), (await layla()).idToken)
    const booked = await book('2026-11-23T08:30:00.000Z')
    outcome = () => new Error('away')
    world.setClock('2026-11-23T06:30:00.000Z')
    expect(await world.app.remind()).toBe(1)
    await world.app.announcer.deliver()
    await cancel(booked)
    outcome = () => 'accepted'
    world.setClock('2026-11-23T06:40:00.000Z')
    await world.app.announcer.deliver()
    expect(told.map(({ message }) => message.notification.body)).toEqual([
      'Your visit is confirmed.',
      'Your visit is cancelled.',
    ])
    expect(await written()).toEqual([])
  })

  it('is told of the change that was told before, too, where a reminder comes between', async () => {
    await register(subscription(), (await layla()).idToken)
    outcome = () => new Error('away')
    await book('2026-11-23T08:30:00.000Z')
    outcome = () => 'accepted'
    world.setClock('2026-11-23T06:31:00.000Z')
    expect(await world.app.remind()).toBe(1)
    await world.app.announcer.deliver()
    const notices = [...told.map(({ message }) => message.notification.body), ...(await written())]
    expect(notices).toEqual(expect.arrayContaining([expect.stringMatching(/is confirmed\.|you are booked/)]))
    expect(notices).toHaveLength(2)
  })

  it('that the service always refuses is forgotten, and a message is not lost by it', async () => {
    await register(subscription(), (await layla()).idToken)
    outcome = () => 'refused'
    for (let round = 0; round < 2; round += 1) await cancel(await book())
    expect(await world.database.db.select().from(devices)).toHaveLength(1)
    await book()
    expect(await world.database.db.select().from(devices)).toEqual([])
    expect(await written()).toHaveLength(5)
  })

  it('is texted after the device was removed, which nobody else can do [C48]', async () => {
    const token = subscription()
    const { idToken } = await layla()
    await register(token, idToken)
    const stranger = await signIn(world.database, { phone: '+971501230099', name: 'Omar', now: monday })
    expect((await send('DELETE', calls.removeDevice.path, { token }, stranger.idToken)).json()).toEqual({
      data: { removed: false },
    })
    expect((await send('DELETE', calls.removeDevice.path, { token }, idToken)).json()).toEqual({
      data: { removed: true },
    })
    await book()
    expect([told, (await written()).length]).toEqual([[], 1])
  })

  it('is told nothing there after they have signed out on it', async () => {
    const { idToken, familyId } = await layla()
    await register(subscription(), idToken)
    await world.database.query('update session_families set revoked_at = now() where id = $1', [familyId])
    await book()
    expect([told, (await written()).length]).toEqual([[], 1])
  })

  it.each([
    { isKept: false, hours: 12, what: 'a sign-in for now' },
    { isKept: true, hours: 30 * 24, what: 'one that is kept' },
  ])('is texted once $what has run out there', async ({ isKept, hours }) => {
    const signedInAt = (sinceHours: number) => new Date(monday.getTime() - sinceHours * 3_600_000)
    const { idToken, familyId } = await signIn(world.database, { phone: e164, isKept, now: monday })
    await register(subscription(), idToken)
    const seen = 'update session_families set last_seen_at = $2 where id = $1'
    await world.database.query(seen, [familyId, signedInAt(hours - 1)])
    const booked = await book()
    expect([told.length, await written()]).toEqual([1, []])
    await world.database.query(seen, [familyId, signedInAt(hours)])
    await cancel(booked)
    await world.app.announcer.deliver()
    expect([told.length, (await written()).length]).toEqual([1, 1])
  })

  it('is texted where the client tells no devices any more by when it is sent [P06]', async () => {
    await register(subscription(), (await layla()).idToken)
    outcome = () => new Error('away')
    const booked = await book()
    outcome = () => 'accepted'
    await configure(`'{push_enabled}', 'false'`)
    try {
      world.setClock(new Date(monday.getTime() + 5 * 60_000))
      await world.app.announcer.deliver()
      expect([told, (await written()).length]).toEqual([[], 1])
      await cancel(booked)
      await world.app.announcer.deliver()
      expect([told, (await written()).length]).toEqual([[], 2])
    } finally {
      await configure(`'{push_enabled}', 'true'`)
    }
  })

  it('has no device any more to be told on once their signing in has run out there', async () => {
    const { idToken, patientId } = await layla()
    await register(subscription(), idToken)
    const reaches = () => world.app.reaches(world.app.db, { tenantCode: 'patientweb', patientId })
    expect(await reaches()).toBe(true)
    world.setClock(new Date(monday.getTime() + 31 * 86_400_000))
    expect(await reaches()).toBe(false)
  })

  it.each([
    ['where they want no messages in the app', { push: false, sms: true, email: false }],
    ['though they want messages in the app alone, where the device is gone', { push: true, sms: false, email: false }],
  ])('is texted %s', async (_, ways) => {
    const { idToken } = await layla()
    await register(subscription(), idToken)
    const answer = await world.call('account', 'PUT', calls.updateNotificationSettings.path, {
      body: { settings: [{ topic: 'clinic_changes', ...ways }] },
      headers: { authorization: `Bearer ${idToken}` },
    })
    expect(answer.statusCode).toBe(200)
    outcome = () => (ways.push ? 'gone' : 'accepted')
    await book()
    expect([told.filter(() => !ways.push), (await written()).length]).toEqual([[], 1])
  })

  it('is told once by a device that has another token, and nobody else’s goes for it [C47]', async () => {
    const [before, after, omars] = [subscription(), subscription(), subscription()]
    const { idToken } = await layla()
    await register(before, idToken)
    const omar = await signIn(world.database, { phone: '+971501230099', name: 'Omar', now: monday })
    expect((await register(omars, omar.idToken, { replaces: before })).statusCode).toBe(200)
    const booked = await book()
    expect((await register(after, idToken, { replaces: before })).json()).toEqual({ data: { registered: true } })
    await register(after, idToken, { replaces: after })
    await cancel(booked)
    await world.app.announcer.deliver()
    expect(told.map(({ token }) => token)).toEqual([before, after])
  })

  it('hands a device on to who signs in on it next, and has ten of them at most', async () => {
    const shared = subscription()
    await register(shared, (await layla()).idToken)
    const omar = await signIn(world.database, { phone: '+971501230099', name: 'Omar', now: monday })
    await register(shared, omar.idToken)
    const booked = await book()
    expect(told).toEqual([])
    const { idToken } = await layla()
    const own = Array.from({ length: 11 }, () => subscription())
    for (const [index, token] of own.entries()) {
      world.setClock(new Date(monday.getTime() + index * 1000))
      await register(token, idToken)
    }
    await cancel(booked)
    expect(new Set(told.map(({ token }) => token))).toEqual(new Set(own.slice(1)))
  })
})

it.each([
  ['text', 'not JSON'],
  ['another service', subscription('https://push.elsewhere.example/1')],
  ['a name that only ends alike', subscription('https://evilfcm.googleapis.com.example/1')],
  ['this machine', subscription('https://127.0.0.1/1')],
  ['no encryption on the way', subscription('http://fcm.googleapis.com/1')],
  [
    'a key of another length',
    JSON.stringify({ endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'B', auth: 'A' } }),
  ],
])('refuses a subscription of %s and stores nothing', async (_what, token) => {
  const answer = await register(token, (await layla()).idToken)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: '/token' }] })
  expect(await world.database.db.select().from(devices)).toEqual([])
})

it('a partner that sends no messages has neither key nor devices [P06]', async () => {
  const { idToken } = await signIn(world.database, { tenantCode: otherTenant, phone: e164, now: monday })
  const refused = await send('POST', calls.registerDevice.path, { token: subscription() }, idToken, otherTenant)
  const key = (tenant: string) => world.call('notification', 'GET', additions.pushKey.path, { tenant })
  expect([refused.statusCode, (await key(otherTenant)).statusCode]).toEqual([404, 404])
  expect((await key('patientweb')).json()).toEqual({ data: { public_key: expect.stringMatching(/^B[\w-]{86}$/) } })
})

describe('a guest', () => {
  const ofVisit = (
    { appointment, appointment_token }: BookedAppointment,
    method: 'POST' | 'DELETE',
    token: string,
    more: object = {},
  ) =>
    world.call('notification', method, method === 'POST' ? calls.registerDevice.path : calls.removeDevice.path, {
      body: { token, appointment_id: appointment.id, ...more },
      query: { call: (call += 1) },
      headers: { [headers.appointmentToken]: appointment_token },
    })

  it('is told on this device of the visit that it opens, and of no other [C47]', async () => {
    const token = subscription()
    const booked = await book()
    expect((await ofVisit(booked, 'POST', token)).json()).toEqual({ data: { registered: true } })
    await cancel(booked)
    await world.app.announcer.deliver()
    expect(told.map((one) => one.token)).toEqual([token])
    expect(notificationOf(0)).toMatchObject({
      body: 'Your visit is cancelled.',
      navigate: expect.stringMatching(/\/en-ae\/appointment-detail\/[\w-]+$/),
    })
    const texted = (await written()).length
    await book()
    expect([told.length, (await written()).length]).toEqual([1, texted + 1])
  })

  it('is told of a visit once by a device that has another token, and of another visit as before', async () => {
    const [before, after] = [subscription(), subscription()]
    const [one, other] = [await book(), await book('2026-11-25T05:00:00.000Z')]
    await ofVisit(one, 'POST', before)
    await ofVisit(other, 'POST', before)
    await ofVisit(one, 'POST', after, { replaces: before })
    await cancel(one)
    await cancel(other)
    await world.app.announcer.deliver()
    expect(told.map(({ token }) => token)).toEqual([after, before])
  })

  it('takes it back with the token of the visit, and nobody does without it [C48]', async () => {
    const token = subscription()
    const booked = await book()
    const stranger = { ...booked, appointment_token: 'of-another-visit' }
    expect((await ofVisit(stranger, 'POST', token)).statusCode).toBe(404)
    await ofVisit(booked, 'POST', token)
    expect((await ofVisit(stranger, 'DELETE', token)).statusCode).toBe(404)
    expect((await ofVisit(booked, 'DELETE', token)).json()).toEqual({ data: { removed: true } })
    expect(await world.database.db.select().from(devices)).toEqual([])
  })

  it('is told nothing there once the token opens the visit no more, and is forgotten a day after it', async () => {
    const booked = await book()
    await ofVisit(booked, 'POST', subscription())
    await world.database.query(`update appointments set token_hash = 'another' where id = $1`, [booked.appointment.id])
    await world.database.query(`delete from appointment_keys where kind = 'device'`)
    const before = (await written()).length
    world.setClock(new Date(Date.parse(booked.appointment.start) - 3_600_000))
    await world.app.remind()
    await world.app.announcer.deliver()
    expect([told, (await written()).length]).toEqual([[], before + 1])
    await removeOutdated(world.database.db, new Date(Date.parse(booked.appointment.end) + 23 * 3_600_000))
    expect(await world.database.db.select().from(devices)).toHaveLength(1)
    await removeOutdated(world.database.db, new Date(Date.parse(booked.appointment.end) + 25 * 3_600_000))
    expect(await world.database.db.select().from(devices)).toEqual([])
  })
})

describe('a client with an application at OneSignal', () => {
  const id = '0c9f7d1e-6a52-4b8e-8f03-d27a41be95c6'
  beforeEach(async () => {
    oneSignal.sent.length = 0
    await configure(`'{push_identifier}', '"${application.id}"'`)
  })
  afterAll(() => configure(`'{push_identifier}', 'null'`, '-'))

  it('tells by it, and neither doctor nor time, whatever the device wants [W04] [N04]', async () => {
    oneSignal.subscribed.add(id)
    const { idToken } = await layla()
    const answer = await register(id, idToken, { notification_service: 'onesignal', shows_details: true })
    expect(answer.json()).toEqual({ data: { registered: true } })
    await book()
    expect(oneSignal.sent).toMatchObject([
      { include_subscription_ids: [id], contents: { en: 'Your visit is confirmed.' } },
    ])
    expect(JSON.stringify(oneSignal.sent)).not.toMatch(/amira|Layla|Haddad|clinic|09:00/i)
    expect([told, await written()]).toEqual([[], []])
    expect(await readPushFigures(world.database.db, monday)).toContainEqual({
      ...{ tenantCode: 'patientweb', service: 'onesignal', accepted: 1 },
      ...{ gone: 0, refused: 0, failed: 0 },
    })
  })

  it('has a patient texted whose subscription has ended', async () => {
    oneSignal.subscribed.clear()
    await register(id, (await layla()).idToken, { notification_service: 'onesignal' })
    await book()
    expect([oneSignal.sent, (await written()).length]).toEqual([[], 1])
    expect(await world.database.db.select().from(devices)).toEqual([])
  })

  it('is the only one whose devices are its own', async () => {
    const { idToken } = await layla()
    for (const [token, service] of [
      ['not-an-id', 'onesignal'],
      ['apns-7d21-ab90', 'webhook'],
    ] as const)
      expect((await register(token, idToken, { notification_service: service })).statusCode).toBe(400)
    await configure(`'{push_identifier}', 'null'`, '-')
    expect((await register(id, idToken, { notification_service: 'onesignal' })).statusCode).toBe(400)
  })
})

describe('quiet hours', () => {
  const settle = async (quiet_hours: unknown, bearer: string) =>
    world.call('account', 'PUT', calls.updateNotificationSettings.path, {
      body: { settings: [], quiet_hours },
      query: { call: (call += 1) },
      headers: { authorization: `Bearer ${bearer}` },
    })
  const night = { from: '21:00', to: '10:30', time_zone: 'Asia/Dubai' }

  it('hold a reminder till their end, and not past its use [N05] [C38]', async () => {
    const { idToken } = await layla()
    await register(subscription(), idToken)
    expect((await settle(night, idToken)).json()).toMatchObject({ data: { quiet_hours: night } })
    const answer = await world.book(bookingAt('2026-11-25T08:00:00.000Z'), { guestToken: await world.guest() })
    expect(answer.statusCode, answer.body).toBe(200)
    const times: string[] = []
    for (let at = monday.getTime(); at < Date.parse('2026-11-25T08:00:00Z'); at += 900_000) {
      world.setClock(new Date(at))
      await world.app.remind()
      await world.app.announcer.deliver()
      while (times.length < told.length) times.push(new Date(at).toISOString())
    }
    // What they have just done is told at once; two hours before the visit is half past nothing, and its end leaves more than an hour.
    expect(times).toEqual([monday.toISOString(), '2026-11-24T08:00:00.000Z', '2026-11-25T06:30:00.000Z'])
    // For a visit tomorrow no phone is woken.
    expect(told.map(({ message }) => message.urgency)).toEqual(['high', 'normal', 'high'])
  })

  it.each([
    ['no length', { ...night, to: '21:00' }],
    ['more than sixteen hours', { ...night, to: '13:01' }],
    ['no zone', { ...night, time_zone: 'Dubai/Asia' }],
    ['no time', { ...night, from: '24:00' }],
  ])('of %s are refused', async (_what, quiet) => {
    const { idToken } = await layla()
    expect((await settle(quiet, idToken)).json()).toMatchObject({ code: 'validation_failed' })
    expect((await settle(null, idToken)).json()).toMatchObject({ data: { quiet_hours: null } })
  })
})

/** Changes the tenant's configuration: sets a part of it, or takes it away. */
async function configure(part: string, how: 'set' | '-' = 'set'): Promise<void> {
  const changed = how === 'set' ? `jsonb_set(configuration, ${part})` : `configuration - 'push_identifier'`
  await world.database.query(
    `update tenants set configuration = ${changed}, updated_at = now() where code = 'patientweb'`,
  )
  await world.app.tenants.refresh()
}
