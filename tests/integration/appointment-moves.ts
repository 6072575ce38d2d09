import { expect } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { visit } from './appointment-times.ts'
import { bookingAt, e164, ids, type World } from './appointment-world.ts'

type Move = { token?: string; tenant?: string; body?: object; of?: BookedAppointment; key?: string }

/**
 * Visits to Dr Amira in a world, the calls that move them, and what is left of that in the database.
 *
 * @param booked - the visit that is moved unless another is named
 */
export function movesOf(world: () => World, booked: () => BookedAppointment) {
  let calls = 0
  /** No two calls are signed alike: the second would be refused as a repetition of the first. */
  const signedAt = () => new Date(world().clock().getTime() - ((calls += 1) % 200) * 1000)

  async function bookAt(at: string, phone = e164): Promise<BookedAppointment> {
    const national = { phone: phone.slice(4), country_code: '971' }
    const body = bookingAt(at, { patient: { first_name: 'Layla', last_name: 'Haddad', ...national } })
    const answer = await world().book(body, { guestToken: await world().guest('patientweb', phone) })
    expect(answer.statusCode).toBe(200)
    return answer.json().data
  }

  const move = (
    to: string,
    { of = booked(), token = of.appointment_token, tenant = 'patientweb', body, key }: Move = {},
  ) =>
    world().call('appointment', 'PUT', `/patientapp/appointments/${of.appointment.id}/reschedule`, {
      tenant,
      sign: signedAt(),
      headers: { [headers.appointmentToken]: token, ...(key ? { [headers.idempotencyKey]: `"${key}"` } : {}) },
      body: body ?? { start: to, forcebookable: true },
    })

  /** Opens a visit by the token in the link of a text message. */
  const openBy = (link: string) =>
    world().call('appointment', 'POST', '/patientapp/appointments/open', {
      tenant: 'patientweb',
      sign: signedAt(),
      body: { link_token: link },
    })

  async function freeTimes(date: string): Promise<string[]> {
    const answer = await world().call('appointment', 'GET', `/patientapp/doctors/${ids.amira}/availability/times`, {
      tenant: 'patientweb',
      query: { ...visit, date },
    })
    return answer.json().data.times
  }

  /** What has been claimed of the practitioners' time, given back or not, in its order; starts are in UTC. */
  const claims = () =>
    world().database.query<{ status: string; start: string; isOfVisit: boolean }>(
      `select r.status, to_char(lower(r.during) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI') as start, a.id is not null as "isOfVisit"
       from reservations r left join appointments a on a.reservation_id = r.id order by lower(r.during), r.status`,
    )

  /** The text messages that have been sent, the oldest first. */
  async function texts(): Promise<string[]> {
    const rows = await world().database.query<{ body: string }>('select body from sent_messages order by id')
    return rows.map(({ body }) => body)
  }

  return { bookAt, move, openBy, freeTimes, claims, texts }
}
