import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#contract/services'
import { devices } from '#server/db/schema/devices'
import { bookingAt, monday } from './appointment-world.ts'
import { openDeviceWorld, subscription, type DeviceWorld } from './device-world.ts'

let world: DeviceWorld
beforeAll(async () => {
  world = await openDeviceWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

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
      const { idToken } = await world.layla()
      await world.register(subscription(), idToken)
      await world.register(subscription(), idToken, { shows_details: true })
      const booked = await world.bookVisit()
      await world.cancelVisit(booked)
      const { doctor, place } = {
        doctor: booked.appointment.practitioner.fullName,
        place: booked.appointment.facility.name,
      }
      const number = booked.appointment.appointment_number
      expect(world.told.map(({ message }) => message.notification.body).toSorted()).toEqual(
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
    expect((await world.register(token, (await world.layla()).idToken)).json()).toEqual({ data: { registered: true } })
    const booked = await world.bookVisit()
    await world.cancelVisit(booked)
    expect(world.told.map((one) => one.token)).toEqual([token, token])
    expect(world.notificationOf(0)).toEqual({
      title: 'Liqa',
      body: 'Your visit is confirmed.',
      ...{ lang: 'en', dir: 'ltr', tag: world.told[0]!.message.topic, renotify: true },
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
    expect(world.notificationOf(1)).toMatchObject({ body: 'Your visit is cancelled.', changed_at })
    // The later of two about the same visit takes the place of the earlier.
    expect(world.told[0]!.message.topic).toBe(world.told[1]!.message.topic)
    for (const { message } of world.told)
      expect(JSON.stringify(message)).not.toMatch(/amira|Layla|Haddad|clinic|09:00/i)
    for (const { message } of world.told)
      expect(JSON.stringify(message)).not.toContain(booked.appointment.appointment_number)
    // It is of no use after the visit.
    expect(world.told[0]!.message.ttlSeconds).toBe((Date.parse(booked.appointment.end) - monday.getTime()) / 1000)
    expect(await world.written()).toEqual([])
  })

  it('sees doctor and time where they want that on this device', async () => {
    await world.register(subscription(), (await world.layla()).idToken, { shows_details: true })
    await world.bookVisit()
    expect(world.notificationOf(0)).toMatchObject({ body: expect.stringContaining('amira-test') })
  })

  it('is texted once the push service knows it no more, and it is forgotten', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    world.become('gone')
    await world.bookVisit()
    expect(await world.written()).toEqual([expect.stringContaining('you are booked with')])
    expect(await world.database.db.select().from(devices)).toEqual([])
  })

  it('is told once when the push service was away, and texted when it never comes back', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    world.become(new Error('away'))
    await world.bookVisit()
    expect(await world.written()).toEqual([])
    world.become('accepted')
    world.setClock(new Date(monday.getTime() + 5 * 60_000))
    await world.app.announcer.deliver()
    expect(world.told).toHaveLength(1)

    await world.reset()
    await world.register(subscription(), (await world.layla()).idToken)
    world.become(new Error('away'))
    await world.bookVisit()
    for (let hour = 1; hour <= 10; hour += 1) {
      world.setClock(new Date(monday.getTime() + hour * 3_600_000))
      await world.app.announcer.deliver()
    }
    expect(await world.written()).toEqual([expect.stringContaining('you are booked with')])
  })

  it('is texted a quarter of an hour after the push service went away, and before a reminder is of no use', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    // Half past twelve in Dubai; booked at ten.
    await world.bookVisit('2026-11-23T08:30:00.000Z')
    world.become(new Error('away'))
    world.setClock('2026-11-23T06:30:00.000Z')
    expect(await world.app.remind()).toBe(1)
    const texted: string[] = []
    for (let at = world.clock().getTime(); at < Date.parse('2026-11-23T08:30:00Z'); at += 60_000) {
      world.setClock(new Date(at))
      await world.app.announcer.deliver()
      while (texted.length < (await world.written()).length) texted.push(new Date(at).toISOString())
    }
    expect(texted).toEqual(['2026-11-23T06:44:00.000Z'])
    expect(await world.written()).toEqual([expect.stringContaining('a reminder of your visit')])
  })

  it('is told of a cancellation alone where the reminder before it could not be sent', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    const booked = await world.bookVisit('2026-11-23T08:30:00.000Z')
    world.become(new Error('away'))
    world.setClock('2026-11-23T06:30:00.000Z')
    expect(await world.app.remind()).toBe(1)
    await world.app.announcer.deliver()
    await world.cancelVisit(booked)
    world.become('accepted')
    world.setClock('2026-11-23T06:40:00.000Z')
    await world.app.announcer.deliver()
    expect(world.told.map(({ message }) => message.notification.body)).toEqual([
      'Your visit is confirmed.',
      'Your visit is cancelled.',
    ])
    expect(await world.written()).toEqual([])
  })

  it('is told of the change that was told before, too, where a reminder comes between', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    world.become(new Error('away'))
    await world.bookVisit('2026-11-23T08:30:00.000Z')
    world.become('accepted')
    world.setClock('2026-11-23T06:31:00.000Z')
    expect(await world.app.remind()).toBe(1)
    await world.app.announcer.deliver()
    const notices = [...world.told.map(({ message }) => message.notification.body), ...(await world.written())]
    expect(notices).toEqual(expect.arrayContaining([expect.stringMatching(/is confirmed\.|you are booked/)]))
    expect(notices).toHaveLength(2)
  })

  it('that the service always refuses is forgotten, and a message is not lost by it', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    world.become('refused')
    for (let round = 0; round < 2; round += 1) await world.cancelVisit(await world.bookVisit())
    expect(await world.database.db.select().from(devices)).toHaveLength(1)
    await world.bookVisit()
    expect(await world.database.db.select().from(devices)).toEqual([])
    expect(await world.written()).toHaveLength(5)
  })

  it('is texted where the client tells no devices any more by when it is sent [P06]', async () => {
    await world.register(subscription(), (await world.layla()).idToken)
    world.become(new Error('away'))
    const booked = await world.bookVisit()
    world.become('accepted')
    await world.configure(`'{push_enabled}', 'false'`)
    try {
      world.setClock(new Date(monday.getTime() + 5 * 60_000))
      await world.app.announcer.deliver()
      expect([world.told, (await world.written()).length]).toEqual([[], 1])
      await world.cancelVisit(booked)
      await world.app.announcer.deliver()
      expect([world.told, (await world.written()).length]).toEqual([[], 2])
    } finally {
      await world.configure(`'{push_enabled}', 'true'`)
    }
  })

  it.each([
    ['where they want no messages in the app', { push: false, sms: true, email: false }],
    ['though they want messages in the app alone, where the device is gone', { push: true, sms: false, email: false }],
  ])('is texted %s', async (_, ways) => {
    const { idToken } = await world.layla()
    await world.register(subscription(), idToken)
    const answer = await world.call('account', 'PUT', calls.updateNotificationSettings.path, {
      body: { settings: [{ topic: 'clinic_changes', ...ways }] },
      headers: { authorization: `Bearer ${idToken}` },
    })
    expect(answer.statusCode).toBe(200)
    world.become(ways.push ? 'gone' : 'accepted')
    await world.bookVisit()
    expect([world.told.filter(() => !ways.push), (await world.written()).length]).toEqual([[], 1])
  })
})

describe('quiet hours', () => {
  const settle = async (quiet_hours: unknown, bearer: string) =>
    world.call('account', 'PUT', calls.updateNotificationSettings.path, {
      body: { settings: [], quiet_hours },
      query: world.unlike(),
      headers: { authorization: `Bearer ${bearer}` },
    })
  const night = { from: '21:00', to: '10:30', time_zone: 'Asia/Dubai' }

  it('hold a reminder till their end, and not past its use [N05] [C38]', async () => {
    const { idToken } = await world.layla()
    await world.register(subscription(), idToken)
    expect((await settle(night, idToken)).json()).toMatchObject({ data: { quiet_hours: night } })
    const answer = await world.book(bookingAt('2026-11-25T08:00:00.000Z'), { guestToken: await world.guest() })
    expect(answer.statusCode, answer.body).toBe(200)
    const times: string[] = []
    for (let at = monday.getTime(); at < Date.parse('2026-11-25T08:00:00Z'); at += 900_000) {
      world.setClock(new Date(at))
      await world.app.remind()
      await world.app.announcer.deliver()
      while (times.length < world.told.length) times.push(new Date(at).toISOString())
    }
    // What they have just done is told at once; two hours before the visit is half past nothing, and its end leaves more than an hour.
    expect(times).toEqual([monday.toISOString(), '2026-11-24T08:00:00.000Z', '2026-11-25T06:30:00.000Z'])
    // For a visit tomorrow no phone is woken.
    expect(world.told.map(({ message }) => message.urgency)).toEqual(['high', 'normal', 'high'])
  })

  it.each([
    ['no length', { ...night, to: '21:00' }],
    ['more than sixteen hours', { ...night, to: '13:01' }],
    ['no zone', { ...night, time_zone: 'Dubai/Asia' }],
    ['no time', { ...night, from: '24:00' }],
  ])('of %s are refused', async (_what, quiet) => {
    const { idToken } = await world.layla()
    expect((await settle(quiet, idToken)).json()).toMatchObject({ code: 'validation_failed' })
    expect((await settle(null, idToken)).json()).toMatchObject({ data: { quiet_hours: null } })
  })
})
