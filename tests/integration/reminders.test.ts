import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { startTestServer } from '#tests/support/server'
import { bookingAt, openWorld, slotAt, type World } from './appointment-world.ts'

const hour = 3_600_000
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

async function book(start: string, changes: Parameters<typeof bookingAt>[1] = {}): Promise<BookedAppointment> {
  const answer = await world.book(bookingAt(start, changes), { guestToken: await world.guest() })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: BookedAppointment }>().data
}

/** Lets the clock run, with a look at what is due every `step` hours. */
async function runUntil(end: string, step = 0.25): Promise<void> {
  while (world.clock().getTime() < Date.parse(end)) {
    world.setClock(new Date(world.clock().getTime() + step * hour))
    await world.app.remind()
    await world.app.announcer.deliver()
  }
}

const reminded = async () =>
  (
    await world.database.query<{ body: string; created_at: Date }>(
      `select body from sent_messages where body like '%a reminder of your visit%' order by id`,
    )
  ).map(({ body }) => body)
const change = ({ appointment, appointment_token }: BookedAppointment, what: string, body: object) =>
  world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/${what}`, {
    body: { ...body, forcebookable: true },
    headers: { [headers.appointmentToken]: appointment_token, [headers.idempotencyKey]: `"change-${what}-of-visit"` },
  })

async function remindAt(hours: number[] | undefined): Promise<void> {
  const said = hours ? ` || '{"reminder_hours": [${hours.join()}]}'` : ''
  await world.database.query(
    `update tenants set configuration = (configuration - 'reminder_hours')${said}, updated_at = now() where code = 'patientweb'`,
  )
  await world.app.tenants.refresh()
}

it('comes a day and two hours before the visit, once each, with its link, and not after it', async () => {
  const { appointment } = await book('2026-11-25T07:00:00.000Z')
  await runUntil('2026-11-24T06:45:00.000Z')
  expect(await reminded()).toEqual([])
  await runUntil('2026-11-24T07:15:00.000Z')
  expect(await reminded()).toEqual([
    expect.stringMatching(new RegExp(`11:00 .+/en-ae/appointment-detail/${appointment.appointment_number}#`)),
  ])
  await runUntil('2026-11-25T04:45:00.000Z')
  expect(await reminded()).toHaveLength(1)
  await runUntil('2026-11-27T06:00:00.000Z', 1)
  expect(await reminded()).toHaveLength(2)
})

it('of a visit that cannot be told comes not, and keeps none behind it from coming', async () => {
  const first = await book('2026-11-25T07:00:00.000Z')
  const patient = { ...bookingAt('2026-11-25T08:00:00.000Z').patient, phone: '501234568' }
  const guestToken = await world.guest('patientweb', '+971501234568')
  const second = await world.book(bookingAt('2026-11-25T08:00:00.000Z', { patient }), { guestToken })
  expect(second.statusCode, second.body).toBe(200)
  await world.database.query(
    `update patients set phone = null, is_guest = false, email = 'layla@example.com', email_proven_at = now()
     where id = (select patient_id from appointments where id = $1)`,
    [first.appointment.id],
  )
  await runUntil('2026-11-24T08:15:00.000Z')
  expect(await reminded()).toEqual([expect.stringContaining('12:00')])
})

it('that can wait comes when people are awake at the facility', async () => {
  await remindAt([28])
  try {
    await book('2026-11-25T07:00:00.000Z')
    // Seven in the morning in Dubai, when it is due, and eight.
    await runUntil('2026-11-24T03:45:00.000Z')
    expect(await reminded()).toEqual([])
    await runUntil('2026-11-24T04:00:00.000Z')
    expect(await reminded()).toHaveLength(1)
  } finally {
    await remindAt(undefined)
  }
})

it('that can wait comes outside the hours that the tenant keeps quiet', async () => {
  await remindAt([28])
  try {
    await world.database.query(
      `update tenants set configuration = configuration || '{"reminder_quiet": {"from": "20:00", "until": "07:45"}}', updated_at = now()
       where code = 'patientweb'`,
    )
    await world.app.tenants.refresh()
    await book('2026-11-25T07:00:00.000Z')
    await runUntil('2026-11-24T03:30:00.000Z')
    expect(await reminded()).toEqual([])
    await runUntil('2026-11-24T03:45:00.000Z')
    expect(await reminded()).toHaveLength(1)
  } finally {
    await world.database.query(
      `update tenants set configuration = configuration - 'reminder_quiet' where code = 'patientweb'`,
    )
    await remindAt(undefined)
  }
})

it('that can wait and could not be sent by day comes outside the hours that the tenant keeps quiet, and that of the last hours at once', async () => {
  await remindAt([14, 2])
  let isAway = true
  const send = async ({ body }: TextMessage) => {
    if (isAway) throw new Error('the gateway is away')
    sent.push(body)
  }
  const sent: string[] = []
  const other = await startTestServer({ database: world.database, clock: () => world.clock(), sms: { send } })
  const lookAt = async (instant: string) => {
    world.setClock(instant)
    await other.app.remind()
    await other.app.announcer.deliver()
    return sent.length
  }
  try {
    await book('2026-11-25T07:00:00.000Z')
    await world.app.announcer.deliver()
    // A minute to nine in the evening in Dubai, then one after it, and eight in the morning.
    expect(await lookAt('2026-11-24T16:59:00.000Z')).toBe(0)
    isAway = false
    expect(await lookAt('2026-11-24T17:01:00.000Z')).toBe(0)
    expect(await lookAt('2026-11-25T03:59:00.000Z')).toBe(0)
    expect(await lookAt('2026-11-25T04:00:00.000Z')).toBe(1)
    expect(await lookAt('2026-11-25T05:00:00.000Z')).toBe(2)
  } finally {
    await other.close()
    await remindAt(undefined)
  }
})

it('is one where several are due together, as after a server was off for a day', async () => {
  await book('2026-11-25T07:00:00.000Z')
  world.setClock('2026-11-25T05:30:00.000Z')
  await runUntil('2026-11-25T08:00:00.000Z')
  expect(await reminded()).toHaveLength(1)
})

it('is not sent of what was booked a moment ago, but of what comes later', async () => {
  await book('2026-11-24T05:00:00.000Z')
  await runUntil('2026-11-24T02:45:00.000Z')
  expect(await reminded()).toEqual([])
  await runUntil('2026-11-24T03:15:00.000Z')
  expect(await reminded()).toHaveLength(1)
})

it('follows a visit to its new time, and stays away when it is cancelled', async () => {
  const booked = await book('2026-11-25T07:00:00.000Z')
  await runUntil('2026-11-24T07:15:00.000Z')
  expect(await reminded()).toHaveLength(1)
  const to = slotAt('2026-11-25T08:30:00.000Z')
  const moved = await change(booked, 'reschedule', { ...to, fee: booked.appointment.fee })
  expect(moved.statusCode, moved.body).toBe(200)
  await runUntil('2026-11-24T08:15:00.000Z')
  expect(await reminded()).toHaveLength(1)
  await runUntil('2026-11-24T08:45:00.000Z')
  expect(await reminded()).toHaveLength(2)
  expect((await change(booked, 'cancel', {})).statusCode).toBe(200)
  await runUntil('2026-11-25T09:00:00.000Z')
  expect(await reminded()).toHaveLength(2)
})

it('comes when the tenant says, or never', async () => {
  try {
    await remindAt([])
    await book('2026-11-25T07:00:00.000Z')
    await runUntil('2026-11-24T12:00:00.000Z', 1)
    expect(await reminded()).toEqual([])
    await remindAt([12, 1])
    await runUntil('2026-11-25T07:00:00.000Z', 0.5)
    // Twelve hours before, at eleven in the evening, people sleep: it comes at eight, and then that of the last hour.
    expect(await reminded()).toHaveLength(2)
  } finally {
    await remindAt(undefined)
  }
})

it('comes of a visit with a tenant that was hidden since', async () => {
  await book('2026-11-25T07:00:00.000Z')
  await world.database.query(`update tenants set status = 'hidden', updated_at = now() where code = 'patientweb'`)
  await world.app.tenants.refresh()
  try {
    await runUntil('2026-11-24T07:15:00.000Z', 1)
    expect(await reminded()).toHaveLength(1)
  } finally {
    await world.database.query(`update tenants set status = 'shown', updated_at = now() where code = 'patientweb'`)
    await world.app.tenants.refresh()
  }
})

it('is made once by servers that look at the same time', async () => {
  const other = await startTestServer({ database: world.database, clock: () => world.clock() })
  try {
    await book('2026-11-25T07:00:00.000Z')
    world.setClock('2026-11-24T07:05:00.000Z')
    const counts = await Promise.all([world, other, world, other].map(({ app }) => app.remind()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  } finally {
    await other.close()
  }
})
