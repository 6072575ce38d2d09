import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { bookingAt, openWorld, slotAt, type World } from './appointment-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.database.execute(
    `create function refuse_message() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
  )
})
afterAll(() => world.close())
beforeEach(() => world.reset())

let booked: BookedAppointment
beforeEach(async () => {
  const answer = await world.book(bookingAt('2026-11-25T07:00:00.000Z'), { guestToken: await world.guest() })
  expect(answer.statusCode, answer.body).toBe(200)
  booked = answer.json<{ data: BookedAppointment }>().data
  await world.app.announcer.deliver()
  world.setClock('2026-11-24T07:15:00.000Z')
  // Nobody sends it yet: its server was stopped in between.
  const { deliver } = world.app.announcer
  world.app.announcer.deliver = async () => 0
  expect(await world.app.remind()).toBe(1)
  world.app.announcer.deliver = deliver
})

const later = slotAt('2026-11-25T08:30:00.000Z')
const ways = {
  cancel: () => change('cancel', {}),
  reschedule: () => change('reschedule', { ...later, fee: booked.appointment.fee }),
}
let call = 0
const change = (what: string, body: object) =>
  world.call('appointment', 'PUT', `/patientapp/appointments/${booked.appointment.id}/${what}`, {
    ...{ body: { ...body, forcebookable: true }, query: { call: (call += 1) } },
    headers: {
      [headers.appointmentToken]: booked.appointment_token,
      [headers.idempotencyKey]: `"change-of-visit-${call}"`,
    },
  })

/** Whether the visit takes place, when, and how many messages of it wait. */
const kept = () =>
  world.database.query(
    `select a.status, lower(r.during) as start, (select count(*)::int from outgoing_messages m where m.about = a.id) as waiting
     from appointments a join reservations r on r.id = a.reservation_id where a.id = $1`,
    [booked.appointment.id],
  )

it.each(['cancel', 'reschedule'] as const)(
  'a reminder that waits goes in the transaction that changes its visit: where that fails, both are as they were (%s)',
  async (what) => {
    const before = await kept()
    expect(before).toMatchObject([{ status: 'booked', waiting: 1 }])
    await world.database.execute(
      'create trigger refuses before insert on outgoing_messages for each row execute function refuse_message()',
    )
    try {
      expect((await ways[what]()).statusCode).toBe(500)
      expect(await kept()).toEqual(before)
    } finally {
      await world.database.execute('drop trigger refuses on outgoing_messages')
    }
    expect((await ways[what]()).statusCode).toBe(200)
    await world.app.announcer.deliver()
    const texts = await world.database.query<{ body: string }>('select body from sent_messages order by id')
    expect(texts.map(({ body }) => /reminder|you are booked|is cancelled|12:30/.exec(body)?.[0])).toEqual([
      'you are booked',
      what === 'cancel' ? 'is cancelled' : '12:30',
    ])
  },
)
