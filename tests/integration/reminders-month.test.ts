import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import { dayAt, instantAt } from '#server/domain/availability/wall-clock'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { startSecondServer } from '#tests/support/second-server'
import type { TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, ids, openWorld, slotAt, type World } from './appointment-world.ts'

const hour = 3_600_000
const reminderHours = [168, 24, 2]
const begin = new Date('2026-10-05T06:00:00Z')
/** While nobody runs, for a day and more. */
const off = { from: '2026-10-20T03:00:00Z', to: '2026-10-21T07:00:00Z' }

/** Of both servers: what one has sealed, the other sends. */
const secret = Buffer.alloc(32, 11)
let world: World
let other: TestServer
const pushed: PushMessage[] = []
const pushGateway = { send: async (_to: unknown, message: PushMessage) => (pushed.push(message), 'accepted' as const) }
beforeAll(async () => {
  world = await openWorld({ secret, pushGateway })
  world.setClock(begin)
  other = await startSecondServer(world, { pushGateway })
  await world.database.query(
    `update tenants set configuration = configuration || '{"reminder_hours": [${reminderHours.join()}]}', updated_at = now() where code = 'patientweb'`,
  )
  await world.app.tenants.refresh()
  await other.app.tenants.refresh()
})
afterAll(async () => {
  await other.close()
  await world.close()
})

type Visit = { phone: string; start: string; zone: 'Asia/Dubai' | 'Africa/Cairo'; booked: BookedAppointment }
let phones = 0

async function book(start: string, zone: Visit['zone']): Promise<Visit> {
  const phone = `50999${String((phones += 1)).padStart(4, '0')}`
  const cairo = {
    ...{ practitioner_id: String(ids.cairene), facility_id: String(ids.cairoClinic) },
    ...{ service_id: String(ids.cairoVisit), fee: { amount: 200, currency: 'AED' } },
  }
  const patient = { first_name: 'Nadia', last_name: 'Barakat', phone, country_code: '971' }
  const answer = await world.book(bookingAt(start, { patient, ...(zone === 'Africa/Cairo' ? cairo : {}) }), {
    guestToken: await world.guest('patientweb', `+971${phone}`),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return { phone: `+971${phone}`, start, zone, booked: answer.json<{ data: BookedAppointment }>().data }
}

const change = ({ booked: { appointment, appointment_token } }: Visit, what: string, body: object) =>
  world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/${what}`, {
    body: { ...body, forcebookable: true },
    headers: { [headers.appointmentToken]: appointment_token, [headers.idempotencyKey]: `"change-${what}-of-visit"` },
  })

/** When each phone was reminded, in the order in which it was. */
const reminded = new Map<string, string[]>()
let seen = 0
async function noteReminders(): Promise<void> {
  const rows = await world.database.query<{ id: number; phone: string }>(
    `select id, phone from sent_messages where id > $1 and body like '%a reminder of your visit%' order by id`,
    [seen],
  )
  for (const { id, phone } of rows) {
    seen = id
    reminded.set(phone, [...(reminded.get(phone) ?? []), world.clock().toISOString()])
  }
}

async function runUntil(end: string, step = 1): Promise<void> {
  for (let round = 0; world.clock().getTime() < Date.parse(end); round += 1) {
    world.setClock(new Date(world.clock().getTime() + step * hour))
    // Both look at the same moment every few hours, else one or the other.
    const looking = round % 6 === 0 ? [world.app, other.app] : [round % 2 ? world.app : other.app]
    await Promise.all(looking.map((app) => app.remind()))
    await Promise.all(looking.map((app) => app.announcer.deliver()))
    await noteReminders()
  }
}

/** When a reminder comes at the earliest: when it is due, by day at the facility where it can wait. */
function expectedAt({ zone }: Visit, start: string, hours: number): number {
  const due = Date.parse(start) - hours * hour
  if (hours < 12) return due
  const today = dayAt(due, zone)
  if (due < instantAt(today, 8 * 60, zone)) return instantAt(today, 8 * 60, zone)
  return due < instantAt(today, 21 * 60, zone) ? due : instantAt(today.add({ days: 1 }), 8 * 60, zone)
}

/** The hours at which a visit is reminded of, to the step of the clock. */
const steps = (instants: number[]) =>
  instants.map((instant) => new Date(Math.ceil(instant / hour) * hour).toISOString())

it('a month: each visit is reminded of at each of its times once, over zones, a changed clock, moves, cancellations, a day without a server, and two servers', async () => {
  const layla = await signIn(world.database, { phone: '+971509990099', name: 'Layla', now: begin })
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const token = JSON.stringify({
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-layla',
    keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  })
  const registered = await world.call('notification', 'POST', calls.registerDevice.path, {
    body: { token },
    headers: { authorization: `Bearer ${layla.idToken}` },
  })
  expect(registered.statusCode, registered.body).toBe(200)
  const own = await world.book(
    bookingAt('2026-10-28T05:30:00.000Z', {
      patient: { first_name: 'Layla', last_name: 'Haddad', phone: '509990099', country_code: '971' },
    }),
    { guestToken: await world.guest('patientweb', '+971509990099') },
  )
  expect(own.statusCode, own.body).toBe(200)

  const plain = await book('2026-10-14T05:00:00.000Z', 'Asia/Dubai')
  const early = await book('2026-10-17T05:00:00.000Z', 'Asia/Dubai')
  const inCairo = await book('2026-10-18T07:00:00.000Z', 'Africa/Cairo')
  // Its clock goes back in the night before the thirtieth.
  const afterChange = await book('2026-10-30T07:00:00.000Z', 'Africa/Cairo')
  const moved = await book('2026-10-16T05:30:00.000Z', 'Asia/Dubai')
  const cancelled = await book('2026-10-19T05:30:00.000Z', 'Asia/Dubai')
  const soon = await book('2026-10-06T05:00:00.000Z', 'Asia/Dubai')
  const missed = await book('2026-10-21T05:00:00.000Z', 'Asia/Dubai')
  const late = await book('2026-10-21T08:30:00.000Z', 'Asia/Dubai')

  await runUntil('2026-10-12T06:00:00Z')
  expect((await change(cancelled, 'cancel', {})).statusCode).toBe(200)
  await runUntil('2026-10-15T09:00:00Z')
  const to = '2026-10-24T06:00:00.000Z'
  const move = await change(moved, 'reschedule', { ...slotAt(to), fee: moved.booked.appointment.fee })
  expect(move.statusCode, move.body).toBe(200)
  await runUntil(off.from)
  world.setClock(off.to)
  await runUntil('2026-11-05T06:00:00Z')

  const all = (visit: Visit, start = visit.start, hours = reminderHours) =>
    steps(hours.map((before) => expectedAt(visit, start, before)))
  expect(Object.fromEntries(reminded)).toEqual({
    [plain.phone]: all(plain),
    [early.phone]: all(early),
    [inCairo.phone]: all(inCairo),
    [afterChange.phone]: all(afterChange),
    // Those of the old time until it was moved, and those of the new one that were not due by then.
    [moved.phone]: [...all(moved, moved.start, [168, 24]), ...all(moved, to)],
    [cancelled.phone]: all(cancelled, cancelled.start, [168]),
    [soon.phone]: all(soon, soon.start, [2]),
    // While nobody ran the rest was missed, and is not sent after the visit.
    [missed.phone]: all(missed, missed.start, [168]),
    // What fell together comes as one.
    [late.phone]: [...all(late, late.start, [168]), '2026-10-21T08:00:00.000Z'],
  })

  const told = pushed.map(({ notification }) => notification.body)
  expect(told).toEqual(['Your visit is confirmed.', ...reminderHours.map(() => 'You have a visit coming up.')])
  for (const message of pushed)
    expect(JSON.stringify(message)).not.toMatch(/Layla|Haddad|Nadia|Barakat|amira|cairene|clinic|50999|\d\d:\d\d/i)
}, 120_000)
