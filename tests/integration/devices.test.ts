import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { devices } from '#server/db/schema/devices'
import { readPushFigures } from '#server/domain/devices/push-figures'
import { removeOutdated } from '#server/jobs/retention'
import { startOneSignal } from '#tests/support/one-signal-stand-in'
import { signIn } from '#tests/support/signed-in'
import { e164, monday, otherTenant } from './appointment-world.ts'
import { openDeviceWorld, subscription, type DeviceWorld } from './device-world.ts'

let world: DeviceWorld

const application = { id: '5a1d2c9e-7b3f-4e60-9a11-0c4de8f72b35', key: 'os_v2_app_of_liqa' }
let oneSignal: Awaited<ReturnType<typeof startOneSignal>>
beforeAll(async () => {
  oneSignal = await startOneSignal(application)
  world = await openDeviceWorld({
    oneSignalUrl: oneSignal.url,
    oneSignalKeys: { [application.id]: application.key },
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
beforeEach(() => world.reset())

describe('a patient with a device', () => {
  it('is texted after the device was removed, which nobody else can do [C48]', async () => {
    const token = subscription()
    const { idToken } = await world.layla()
    await world.register(token, idToken)
    const stranger = await signIn(world.database, { phone: '+971501230099', name: 'Omar', now: monday })
    expect((await world.send('DELETE', calls.removeDevice.path, { token }, stranger.idToken)).json()).toEqual({
      data: { removed: false },
    })
    expect((await world.send('DELETE', calls.removeDevice.path, { token }, idToken)).json()).toEqual({
      data: { removed: true },
    })
    await world.bookVisit()
    expect([world.told, (await world.written()).length]).toEqual([[], 1])
  })

  it('is told nothing there after they have signed out on it', async () => {
    const { idToken, familyId } = await world.layla()
    await world.register(subscription(), idToken)
    await world.database.query('update session_families set revoked_at = now() where id = $1', [familyId])
    await world.bookVisit()
    expect([world.told, (await world.written()).length]).toEqual([[], 1])
  })

  it.each([
    { isKept: false, hours: 12, what: 'a sign-in for now' },
    { isKept: true, hours: 30 * 24, what: 'one that is kept' },
  ])('is texted once $what has run out there', async ({ isKept, hours }) => {
    const signedInAt = (sinceHours: number) => new Date(monday.getTime() - sinceHours * 3_600_000)
    const { idToken, familyId } = await signIn(world.database, { phone: e164, isKept, now: monday })
    await world.register(subscription(), idToken)
    const seen = 'update session_families set last_seen_at = $2 where id = $1'
    await world.database.query(seen, [familyId, signedInAt(hours - 1)])
    const booked = await world.bookVisit()
    expect([world.told.length, await world.written()]).toEqual([1, []])
    await world.database.query(seen, [familyId, signedInAt(hours)])
    await world.cancelVisit(booked)
    await world.app.announcer.deliver()
    expect([world.told.length, (await world.written()).length]).toEqual([1, 1])
  })

  it('has no device any more to be told on once their signing in has run out there', async () => {
    const { idToken, patientId } = await world.layla()
    await world.register(subscription(), idToken)
    const reaches = () => world.app.reaches(world.app.db, { tenantCode: 'patientweb', patientId })
    expect(await reaches()).toBe(true)
    world.setClock(new Date(monday.getTime() + 31 * 86_400_000))
    expect(await reaches()).toBe(false)
  })

  it('is told once by a device that has another token, and nobody else’s goes for it [C47]', async () => {
    const [before, after, omars] = [subscription(), subscription(), subscription()]
    const { idToken } = await world.layla()
    await world.register(before, idToken)
    const omar = await signIn(world.database, { phone: '+971501230099', name: 'Omar', now: monday })
    expect((await world.register(omars, omar.idToken, { replaces: before })).statusCode).toBe(200)
    const booked = await world.bookVisit()
    expect((await world.register(after, idToken, { replaces: before })).json()).toEqual({ data: { registered: true } })
    await world.register(after, idToken, { replaces: after })
    await world.cancelVisit(booked)
    await world.app.announcer.deliver()
    expect(world.told.map(({ token }) => token)).toEqual([before, after])
  })

  it('hands a device on to who signs in on it next, and has ten of them at most', async () => {
    const shared = subscription()
    await world.register(shared, (await world.layla()).idToken)
    const omar = await signIn(world.database, { phone: '+971501230099', name: 'Omar', now: monday })
    await world.register(shared, omar.idToken)
    const booked = await world.bookVisit()
    expect(world.told).toEqual([])
    const { idToken } = await world.layla()
    const own = Array.from({ length: 11 }, () => subscription())
    for (const [index, token] of own.entries()) {
      world.setClock(new Date(monday.getTime() + index * 1000))
      await world.register(token, idToken)
    }
    await world.cancelVisit(booked)
    expect(new Set(world.told.map(({ token }) => token))).toEqual(new Set(own.slice(1)))
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
  const answer = await world.register(token, (await world.layla()).idToken)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: '/token' }] })
  expect(await world.database.db.select().from(devices)).toEqual([])
})

it('a partner that sends no messages has neither key nor devices [P06]', async () => {
  const { idToken } = await signIn(world.database, { tenantCode: otherTenant, phone: e164, now: monday })
  const refused = await world.send('POST', calls.registerDevice.path, { token: subscription() }, idToken, otherTenant)
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
      query: world.unlike(),
      headers: { [headers.appointmentToken]: appointment_token },
    })

  it('is told on this device of the visit that it opens, and of no other [C47]', async () => {
    const token = subscription()
    const booked = await world.bookVisit()
    expect((await ofVisit(booked, 'POST', token)).json()).toEqual({ data: { registered: true } })
    await world.cancelVisit(booked)
    await world.app.announcer.deliver()
    expect(world.told.map((one) => one.token)).toEqual([token])
    expect(world.notificationOf(0)).toMatchObject({
      body: 'Your visit is cancelled.',
      navigate: expect.stringMatching(/\/en-ae\/appointment-detail\/[\w-]+$/),
    })
    const texted = (await world.written()).length
    await world.bookVisit()
    expect([world.told.length, (await world.written()).length]).toEqual([1, texted + 1])
  })

  it('is told of a visit once by a device that has another token, and of another visit as before', async () => {
    const [before, after] = [subscription(), subscription()]
    const [one, other] = [await world.bookVisit(), await world.bookVisit('2026-11-25T05:00:00.000Z')]
    await ofVisit(one, 'POST', before)
    await ofVisit(other, 'POST', before)
    await ofVisit(one, 'POST', after, { replaces: before })
    await world.cancelVisit(one)
    await world.cancelVisit(other)
    await world.app.announcer.deliver()
    expect(world.told.map(({ token }) => token)).toEqual([after, before])
  })

  it('takes it back with the token of the visit, and nobody does without it [C48]', async () => {
    const token = subscription()
    const booked = await world.bookVisit()
    const stranger = { ...booked, appointment_token: 'of-another-visit' }
    expect((await ofVisit(stranger, 'POST', token)).statusCode).toBe(404)
    await ofVisit(booked, 'POST', token)
    expect((await ofVisit(stranger, 'DELETE', token)).statusCode).toBe(404)
    expect((await ofVisit(booked, 'DELETE', token)).json()).toEqual({ data: { removed: true } })
    expect(await world.database.db.select().from(devices)).toEqual([])
  })

  it('is told nothing there once the token opens the visit no more, and is forgotten a day after it', async () => {
    const booked = await world.bookVisit()
    await ofVisit(booked, 'POST', subscription())
    await world.database.query(`update appointments set token_hash = 'another' where id = $1`, [booked.appointment.id])
    await world.database.query(`delete from appointment_keys where kind = 'device'`)
    const before = (await world.written()).length
    world.setClock(new Date(Date.parse(booked.appointment.start) - 3_600_000))
    await world.app.remind()
    await world.app.announcer.deliver()
    expect([world.told, (await world.written()).length]).toEqual([[], before + 1])
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
    await world.configure(`'{push_identifier}', '"${application.id}"'`)
  })
  afterAll(() => world.configure(`'{push_identifier}', 'null'`, '-'))

  it('tells by it, and neither doctor nor time, whatever the device wants [W04] [N04]', async () => {
    oneSignal.subscribed.add(id)
    const { idToken } = await world.layla()
    const answer = await world.register(id, idToken, { notification_service: 'onesignal', shows_details: true })
    expect(answer.json()).toEqual({ data: { registered: true } })
    await world.bookVisit()
    expect(oneSignal.sent).toMatchObject([
      { include_subscription_ids: [id], contents: { en: 'Your visit is confirmed.' } },
    ])
    expect(JSON.stringify(oneSignal.sent)).not.toMatch(/amira|Layla|Haddad|clinic|09:00/i)
    expect([world.told, await world.written()]).toEqual([[], []])
    expect(await readPushFigures(world.database.db, monday)).toContainEqual({
      ...{ tenantCode: 'patientweb', service: 'onesignal', accepted: 1 },
      ...{ gone: 0, refused: 0, failed: 0 },
    })
  })

  it('has a patient texted whose subscription has ended', async () => {
    oneSignal.subscribed.clear()
    await world.register(id, (await world.layla()).idToken, { notification_service: 'onesignal' })
    await world.bookVisit()
    expect([oneSignal.sent, (await world.written()).length]).toEqual([[], 1])
    expect(await world.database.db.select().from(devices)).toEqual([])
  })

  it('is the only one whose devices are its own', async () => {
    const { idToken } = await world.layla()
    for (const [token, service] of [
      ['not-an-id', 'onesignal'],
      ['apns-7d21-ab90', 'webhook'],
    ] as const)
      expect((await world.register(token, idToken, { notification_service: service })).statusCode).toBe(400)
    await world.configure(`'{push_identifier}', 'null'`, '-')
    expect((await world.register(id, idToken, { notification_service: 'onesignal' })).statusCode).toBe(400)
  })
})
