import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { calls } from '#contract/services'
import type { NotificationSetting } from '#contract/settings'
import { notifyWithLink } from '#server/domain/appointments/notify-with-link'
import { notifyOfOffer } from '#server/domain/earlier-offers/notify-of-offer'
import { onlineMessage } from '#server/messages/visit-messages'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, monday, openWorld, type World } from './appointment-world.ts'

let world: World
/** What the patient's device was told. */
let pushed: string[]
/** What their phone was told by text. */
let texts: string[]
let areTextsAway: boolean
let idToken: string
beforeAll(async () => {
  const send = async (_to: unknown, { notification }: { notification: { body: string } }) => {
    pushed.push(notification.body)
    return 'accepted' as const
  }
  const sms = {
    send: async ({ body }: { body: string }) => {
      if (areTextsAway) throw new Error('the gateway is away')
      texts.push(body)
    },
  }
  world = await openWorld({ pushGateway: { send }, sms })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  pushed = []
  texts = []
  areTextsAway = false
  ;({ idToken } = await signIn(world.database, { phone: e164, now: monday }))
  await post(calls.registerDevice.path, 'POST', 'notification', { token: subscription() })
})

function subscription(): string {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/of-layla', keys })
}

async function post(path: string, method: 'POST' | 'PUT', service: 'notification' | 'account', body: object) {
  const answer = await world.call(service, method, path, { body, headers: { authorization: `Bearer ${idToken}` } })
  expect(answer.statusCode, answer.body).toBe(200)
}
const choose = (...settings: NotificationSetting[]) =>
  post(calls.updateNotificationSettings.path, 'PUT', 'account', { settings })

/** Books, reminds, offers an earlier time and calls to the room; returns which of it came by which way. */
async function tellAll() {
  const answer = await world.book(bookingAt('2026-11-25T07:00:00.000Z'), { guestToken: await world.guest() })
  expect(answer.statusCode, answer.body).toBe(200)
  const { appointment } = answer.json<{ data: BookedAppointment }>().data
  await world.app.announcer.deliver()
  world.setClock('2026-11-24T07:05:00.000Z')
  await world.app.remind()
  await world.app.announcer.deliver()
  const { announce } = world.app.announcer
  const tenant = (await world.app.tenants.find('patientweb'))!
  const telling = {
    announce,
    reaches: world.app.reaches,
    tenant,
    linkTo: () => 'https://a.example/v',
    now: world.clock(),
  }
  const offer = { start: new Date('2026-11-24T12:00:00Z'), expiresAt: new Date('2026-11-24T10:00:00Z') }
  await notifyOfOffer(world.app.db, telling, { appointmentId: appointment.id, ...offer })
  await world.app.announcer.deliver()
  const toRoom = { topic: 'reminders', isToJoin: true } as const
  await notifyWithLink(world.app.db, telling, appointment.id, onlineMessage, toRoom)
  await world.app.announcer.deliver()
  return { pushed: pushed.map(eventOf), texted: texts.map(eventOf) }
}
const events = [
  ['booked', /is confirmed|you are booked/],
  ['reminder', /coming up|a reminder of/],
  ['offer', /earlier time/],
  ['online', /is in the (?:video )?room|is waiting|waits for you|is online/],
] as const
const eventOf = (body: string) => events.find(([, words]) => words.test(body))?.[0] ?? body

const all = { push: true, sms: true, email: false }
const texted = { push: false, sms: true, email: false }
const off = { push: false, sms: false, email: false }

it.each<[what: string, chosen: NotificationSetting[], told: Awaited<ReturnType<typeof tellAll>>]>([
  ['as at first', [], { pushed: ['booked', 'reminder', 'offer', 'online'], texted: [] }],
  [
    'reminders by text',
    [{ topic: 'reminders', ...texted }],
    { pushed: ['booked', 'offer'], texted: ['reminder', 'online'] },
  ],
  [
    'earlier times by text',
    [{ topic: 'earlier_times', ...texted }],
    { pushed: ['booked', 'reminder', 'online'], texted: ['offer'] },
  ],
  [
    'changes by the clinic by text, and the rest in the app',
    [
      { topic: 'clinic_changes', ...texted },
      { topic: 'reminders', ...all },
    ],
    { pushed: ['reminder', 'offer', 'online'], texted: ['booked'] },
  ],
  // Who is waited for is told all the same.
  ['no reminders', [{ topic: 'reminders', ...off }], { pushed: ['booked', 'offer'], texted: ['online'] }],
])(
  'a patient is told of each topic by the ways that they chose for it, once: %s [N05] [C38]',
  async (_, chosen, told) => {
    if (chosen.length > 0) await choose(...chosen)
    expect(await tellAll()).toEqual(told)
  },
)

it.each<[what: string, chosen: NotificationSetting[], isAway: boolean, told: [event: string, ways: string[]][]]>([
  [
    'as at first',
    [],
    false,
    [
      ['booked', ['sms']],
      ['reminder', ['sms']],
    ],
  ],
  [
    'all ways on',
    [
      { topic: 'clinic_changes', push: true, sms: true, email: true },
      { topic: 'reminders', push: true, sms: true, email: true },
    ],
    false,
    [
      ['booked', ['sms']],
      ['reminder', ['sms']],
    ],
  ],
  [
    'reminders by email',
    [{ topic: 'reminders', push: true, sms: false, email: true }],
    false,
    [
      ['booked', ['sms']],
      ['reminder', ['email']],
    ],
  ],
  ['no text accepted', [], true, [['booked', ['email']]]],
])(
  'who has no device is told of each event by a text or an email, and never by both: %s [N05] [C38]',
  async (_, chosen, isAway, told) => {
    await world.database.query('delete from devices')
    await world.database.query(
      `update patients set email = 'layla@known.example', email_proven_at = now() where phone = $1`,
      [e164],
    )
    if (chosen.length > 0) await choose(...chosen)
    areTextsAway = isAway
    const answer = await world.book(bookingAt('2026-11-25T07:00:00.000Z'), { guestToken: await world.guest() })
    expect(answer.statusCode, answer.body).toBe(200)
    for (const minutes of [0, 2, 4, 8, 16]) {
      world.setClock(new Date(world.clock().getTime() + minutes * 60_000))
      await world.app.announcer.deliver()
    }
    world.setClock('2026-11-24T07:05:00.000Z')
    if (!isAway) await world.app.remind()
    await world.app.announcer.deliver()
    expect(await ways()).toEqual(told)
  },
)

/** By which ways each event was told. */
async function ways(): Promise<[event: string, ways: string[]][]> {
  const mails = await world.database.query<{ body: string }>('select body from sent_messages where email is not null')
  const all = [...texts.map((body) => ['sms', body] as const), ...mails.map(({ body }) => ['email', body] as const)]
  return events
    .map(([event]): [string, string[]] => [
      event,
      all.filter(([, body]) => eventOf(body) === event).map(([way]) => way),
    ])
    .filter(([, ways]) => ways.length > 0)
}
