import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { languages, type Language } from '#contract/locale'
import { pushEvents, type PushEvent } from '#contract/push-events'
import { calls } from '#contract/services'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { notifyOfDeletion } from '#server/domain/accounts/notify-of-deletion'
import { notifyOfVisit } from '#server/domain/appointments/notify-of-visit'
import { notifyOfAdded } from '#server/domain/documents/notify-of-added'
import { onDevices, type AccountNotice } from '#server/messages/account-notices'
import { cancelledMessage } from '#server/messages/cancelled-message'
import { movedMessage } from '#server/messages/moved-message'
import type { PushMessage } from '#server/messages/push/push-gateway'
import * as refunds from '#server/messages/refund-messages'
import * as visits from '#server/messages/visit-messages'
import { toNotice } from '#workers/push/notice'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, ids, monday, openWorld, type World } from './appointment-world.ts'

let world: World
/** What services are given, by whether its device shows details. */
let sent: { showsDetails: boolean; message: PushMessage }[]
let patient: Awaited<ReturnType<typeof signIn>>
let booked: BookedAppointment

beforeAll(async () => {
  world = await openWorld({
    pushGateway: {
      send: async ({ token }, message) => {
        sent.push({ showsDetails: token.includes('with-details'), message })
        return 'accepted'
      },
    },
  })
})
afterAll(() => world.close())
beforeEach(() => void (sent = []))

/** A patient with a visit and two devices, one of which shows details. */
async function prepare(): Promise<void> {
  sent = []
  await world.reset()
  patient = await signIn(world.database, { phone: e164, now: monday })
  await world.database.query(
    `update patients set last_name = 'Haddad', email = 'layla@haddad.example', email_proven_at = now() where id = $1`,
    [patient.patientId],
  )
  const answer = await world.book(bookingAt('2026-11-25T05:30:00.000Z', { reason: 'itching eczema' }), {
    guestToken: await world.guest(),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  booked = answer.json<{ data: BookedAppointment }>().data
  await world.app.announcer.deliver()
  await addDevice('usual', false)
  await addDevice('with-details', true)
}

async function addDevice(name: string, showsDetails: boolean): Promise<void> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const token = JSON.stringify({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys })
  const answer = await world.call('notification', 'POST', calls.registerDevice.path, {
    ...{
      body: { token, ...(showsDetails && { shows_details: true }) },
      query: { call: randomBytes(4).toString('hex') },
    },
    headers: { authorization: `Bearer ${patient.idToken}` },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const link = 'https://app.example/en-ae/appointment-detail/1#opens-the-visit'
const offer = { start: new Date('2026-11-24T06:20:00Z'), expiresAt: new Date('2026-11-23T09:10:00Z') }
/** What writes each event of a visit: a new one has to be here. */
const writers: Record<PushEvent, (visit: visits.VisitMessage) => visits.VisitWords> = {
  booked: (visit) => visits.bookedMessage(visit, link),
  reminder: (visit) => visits.reminderMessage(visit, link),
  moved: (visit) => movedMessage(visit, { amount: 300, currency: 'AED' }, link),
  cancelled: cancelledMessage,
  offered: (visit) => visits.offeredMessage(visit, offer, link),
  unpaid: (visit) => visits.unpaidMessage(visit, link),
  expired: (visit) => visits.expiredMessage(visit, link),
  online: (visit) => visits.onlineMessage(visit, link),
}
const money = { amount: 350, currency: 'AED' } as const

/** Everything that devices are told of, by its name: of visits, of their money, of accounts and of documents. */
const events = [
  ...pushEvents.map((event) => [event, (language: Language) => tellOfVisit(language, writers[event])] as const),
  ...Object.entries(refunds).map(
    ([name, write]) =>
      [name, (language: Language) => tellOfVisit(language, (visit) => write(visit, money, 'R-2026-77'))] as const,
  ),
  ...Object.keys(onDevices).map((notice) => [notice, (language: Language) => tellOfAccount(language, notice)] as const),
  ['documents added', tellOfDocuments] as const,
  ['account to be deleted', tellOfDeletion] as const,
]

async function telling(language: Language) {
  const { app } = world
  const tenant = (await app.tenants.find('patientweb'))!
  const { announce } = app.announcer
  return { tenant, language, country: 'ae' as const, reaches: app.reaches, server: app, announce }
}

async function tellOfVisit(language: Language, write: (visit: visits.VisitMessage) => visits.VisitWords) {
  // Settings of one topic or another do not matter here: all of a visit is told on devices unless turned off.
  await notifyOfVisit(world.app.db, await telling(language), booked.appointment.id, write, { isOfMoney: true })
}
async function tellOfAccount(language: Language, notice: string) {
  const account = { id: patient.patientId, contacts: [{ phone: e164 }] }
  await notifyAccount(world.app.db, await telling(language), notice as AccountNotice, account)
}
async function tellOfDocuments(language: Language) {
  const to = await telling(language)
  await notifyOfAdded(world.app.db, to, { tenantCode: to.tenant.code, accountId: patient.patientId })
  world.setClock(new Date(world.clock().getTime() + 5 * 60_000))
}
async function tellOfDeletion(language: Language) {
  const to = await telling(language)
  const account = {
    tenantCode: to.tenant.code,
    patientId: patient.patientId,
    deletesAt: new Date('2026-12-23T06:00:00Z'),
  }
  await notifyOfDeletion(world.app.db, to, account)
}

/** Every word that names the patient, the doctor, the place or the reason, in any language; those of the tenant's own name are on any device. */
async function personalWords(): Promise<string[]> {
  const rows = await world.database.query<{ name: string | null }>(`
    select unnest(array[first_name, last_name, email]) as name from patients
    union select unnest(array[name_en, name_ar, name_id, title_en, title_ar, title_id]) from practitioners where id = ${ids.amira}
    union select unnest(array[name_en, name_ar, name_id, area_en, area_ar, phone]) from facilities where id = ${ids.clinic}
    union select unnest(array[name_en, name_ar, name_id]) from specialities where id = ${ids.speciality}`)
  return rows.flatMap(({ name }) => (name ? name.split(/\s+/) : [])).filter((word) => word.length > 3)
}

/** What of a payload gives something away: those words, the phone without its plus, what opens a visit, any day, and any number in what is shown. */
async function givenAway(message: PushMessage): Promise<string[]> {
  const home = { origin: 'https://app.example', mount: '/', key: null }
  const brand = JSON.stringify((await telling('en')).tenant.configuration.name)
  const words = (await personalWords()).filter((word) => !brand.includes(word))
  const { notification } = message
  const shown = toNotice(JSON.stringify({ notification }), { language: 'en', home })
  const buttons = (notification.actions ?? []).map((action) => action.title)
  const read = [shown.title, shown.options.body, notification.title, notification.body, ...buttons].join(' ')
  const whole = JSON.stringify([message, shown])
  return [
    ...[...words, '501234567', 'opens-the-visit', 'R-2026-77'].filter((word) => whole.includes(word)),
    ...(whole.match(/\d{4}-\d{2}-\d{2}T/g) ?? []),
    ...(read.match(/\p{N}+/gu) ?? []),
  ]
}

describe.each(languages)('in %s', (language) => {
  beforeAll(prepare)

  it.each(events)(
    'a device that shows no details is given nothing of the person, the doctor, the place or the time: %s [C38] [N04]',
    async (event, tell) => {
      await tell(language)
      await world.app.announcer.deliver()
      const [usual, open] = [false, true].map((details) => sent.filter((one) => one.showsDetails === details))
      expect(usual?.map(({ message }) => message.notification.lang)).toEqual([language])
      expect(await Promise.all((usual ?? []).map(({ message }) => givenAway(message)))).toEqual([[]])
      // That there is something to be found shows that this finds it.
      expect(JSON.stringify(sent)).not.toContain('eczema')
      const isOfVisit = event in writers || event in refunds
      expect(await Promise.all((open ?? []).map(async ({ message }) => (await givenAway(message)).length > 0))).toEqual(
        [isOfVisit],
      )
    },
  )
})

describe('of what is told of one visit', () => {
  beforeAll(prepare)
  const topics = () => [...new Set(sent.map(({ message }) => message.topic))]

  it('a change takes the place of a change, and no offer and no money that of a change', async () => {
    const tell = async (event: PushEvent, about: Parameters<typeof notifyOfVisit>[4]) => {
      await notifyOfVisit(world.app.db, await telling('en'), booked.appointment.id, writers[event], about)
      await world.app.announcer.deliver()
    }
    await tell('booked', {})
    await tell('moved', {})
    await tell('reminder', { topic: 'reminders' })
    expect(topics()).toHaveLength(1)
    await tell('offered', { topic: 'earlier_times' })
    await tell('cancelled', { isOfMoney: true })
    expect(topics()).toHaveLength(3)
    expect(sent.map(({ message }) => message.notification.tag === message.topic)).not.toContain(false)
  })

  it('says since when what the device read of the visit is true no more, and that of no other event', async () => {
    const since: Record<string, number | undefined> = {}
    for (const event of pushEvents) {
      sent = []
      const done = world.clock()
      await notifyOfVisit(world.app.db, await telling('en'), booked.appointment.id, writers[event], { isOfMoney: true })
      // It may have waited for the end of quiet hours.
      world.setClock(new Date(done.getTime() + 3_600_000))
      await world.app.announcer.deliver()
      const at = sent[0]?.message.notification.changed_at
      since[event] = at === undefined ? undefined : done.getTime() / 1000 - at
    }
    expect(since).toEqual({
      ...{ moved: 0, cancelled: 0, expired: 0 },
      ...{ booked: undefined, reminder: undefined, offered: undefined, unpaid: undefined, online: undefined },
    })
  })

  it('is kept by a service for as long as it is of use, and wakes a device for what cannot wait [N04]', async () => {
    await prepare()
    const [start, end] = [Date.parse(booked.appointment.start), Date.parse(booked.appointment.end)]
    const hour = 3_600_000
    const givenAt = async (instant: number, tell: () => Promise<unknown>) => {
      sent = []
      world.setClock(new Date(instant))
      await tell()
      await world.app.announcer.deliver()
      return sent.map(({ message }) => [message.ttlSeconds, message.urgency])[0]
    }
    const tell = (event: PushEvent, about: Parameters<typeof notifyOfVisit>[4]) => async () =>
      notifyOfVisit(world.app.db, await telling('en'), booked.appointment.id, writers[event], about)
    const offered = { topic: 'earlier_times', expiresAt: new Date(start - 20 * hour) } as const
    expect([
      await givenAt(start - 24 * hour, () => world.app.remind()),
      await givenAt(start - 23 * hour, tell('offered', offered)),
      await givenAt(start - 2 * hour, () => world.app.remind()),
      await givenAt(start - hour, tell('moved', {})),
    ]).toEqual([
      [24 * 3600, 'normal'],
      [3 * 3600, 'high'],
      [2 * 3600, 'high'],
      [(end - start + hour) / 1000, 'high'],
    ])
  })
})
