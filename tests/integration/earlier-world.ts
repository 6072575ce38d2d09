import { expect } from 'vitest'
import type { Appointment, BookedAppointment } from '#contract/appointment'
import type { EarlierOffer } from '#contract/earlier-offer'
import { headers } from '#contract/headers'
import type { TestServer } from '../support/server.ts'
import { doctor, visit } from './appointment-times.ts'
import { bookingAt, type World } from './appointment-world.ts'

/** A morning with Dr Amira, the day after the clock of the world: visits of half an hour. */
export const morning = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30'].map(
  (time) => `2026-11-24T${time}:00.000Z`,
)

export const phoneOf = (person: number) => `+9715012345${60 + person}`

/** By it `asked` names a visit. */
export const numberOf = ({ appointment }: BookedAppointment) => appointment.appointment_number

let calls = 0
type Change = { token?: string; tenant?: string; body?: object; key?: string; server?: TestServer }

/** What people do with visits and earlier times in a world. */
export function peopleOf(world: () => World) {
  const put = async (
    of: BookedAppointment,
    path: string,
    { token, tenant = 'patientweb', body, key, server }: Change,
    method: 'PUT' | 'POST' = 'PUT',
  ) => {
    const asked = server ?? world()
    const answer = await asked.call('appointment', method, `/patientapp/appointments/${of.appointment.id}/${path}`, {
      tenant,
      // No two calls are signed alike: the second would be refused as a repetition of the first.
      sign: new Date(world().clock().getTime() - ((calls += 1) % 200) * 1000),
      headers: {
        [headers.appointmentToken]: token ?? of.appointment_token,
        ...(key ? { [headers.idempotencyKey]: `"${key}"` } : {}),
      },
      body: { forcebookable: true, ...body },
    })
    // Freed times are passed on behind the answer.
    await asked.app.earlierOffers.settled()
    return answer
  }

  async function book(
    person: number,
    start: string,
    { tenant = 'patientweb', ...changes }: Partial<ReturnType<typeof bookingAt>> & { tenant?: string } = {},
  ): Promise<BookedAppointment> {
    const phone = phoneOf(person)
    const body = bookingAt(start, {
      patient: {
        first_name: `Person ${'abcdefghijklmnop'[person]}`,
        last_name: 'Haddad',
        phone: phone.slice(4),
        country_code: '971',
      },
      ...changes,
    })
    const answer = await world().book(body, { guestToken: await world().guest(tenant, phone), tenant })
    expect(answer.json()).toMatchObject({ data: {} })
    return answer.json().data
  }

  const toggle = (of: BookedAppointment, wanted?: boolean, change: Change = {}) =>
    put(of, 'toggle_earlier', { ...change, body: { ...(wanted !== undefined && { wanted }), ...change.body } })

  async function open(of: BookedAppointment, server: TestServer = world()): Promise<Appointment> {
    const answer = await server.call('appointment', 'GET', `/patientapp/appointments/${of.appointment.id}`, {
      tenant: 'patientweb',
      sign: new Date(world().clock().getTime() - ((calls += 1) % 200) * 1000),
      headers: { [headers.appointmentToken]: of.appointment_token },
    })
    return answer.json().data
  }

  async function offerOf(of: BookedAppointment): Promise<EarlierOffer | undefined> {
    return (await open(of)).earlier?.offer
  }

  return {
    book,
    toggle,
    open,
    offerOf,
    /** Books visits from one start on, whose patients want an earlier one, each a minute after the one before. */
    async wait(...starts: [person: number, start: string][]): Promise<BookedAppointment[]> {
      const waiting: BookedAppointment[] = []
      for (const [person, start] of starts) {
        const booked = await book(person, start)
        expect((await toggle(booked, true)).statusCode).toBe(200)
        waiting.push(booked)
        world().setClock(new Date(world().clock().getTime() + 60_000))
      }
      return waiting
    },
    consent: (of: BookedAppointment, isGiven: boolean) => put(of, 'consent', { body: { fg_consent: isGiven } }, 'POST'),
    cancel: (of: BookedAppointment, change: Change = {}) => put(of, 'cancel', change),
    move: (of: BookedAppointment, start: string, change: Change = {}) =>
      put(of, 'reschedule', { ...change, body: { start, ...change.body } }),
    answer: (of: BookedAppointment, offer: EarlierOffer, answer: 'accept' | 'decline', change: Change = {}) =>
      put(of, 'earlier_offer', { ...change, body: { offer_id: offer.id, answer, ...change.body } }),
    /** Puts the clock of the world forward. */
    later: (minutes: number) => world().setClock(new Date(world().clock().getTime() + minutes * 60_000)),
    /** The times of the morning that anybody may book. */
    freeTimes: async (): Promise<string[]> => {
      const answer = await world().call('appointment', 'GET', `${doctor}/availability/times`, {
        tenant: 'patientweb',
        query: { ...visit, date: '2026-11-24' },
      })
      return answer.json().data.times
    },
    passOn: () => world().app.earlierOffers.passOn(),
    /** Whose offer is open, by the number of their booking. */
    asked: async () =>
      (
        await world().database.query<{ number: string }>(
          `select a.appointment_number as number from earlier_offers o join appointments a on a.id = o.appointment_id
           where o.status = 'open' order by o.created_at, 1`,
        )
      ).map(({ number }) => number),
    /** What is claimed of the practitioners' time, in its order. */
    claims: async () =>
      (
        await world().database.query<{ claim: string }>(
          `select to_char(lower(during) at time zone 'utc', 'HH24:MI') || ' ' || status as claim
           from reservations where status <> 'released' order by lower(during)`,
        )
      ).map(({ claim }) => claim),
    /** Everything that was said in text messages, or is about to be. */
    texts: async () => {
      await world().app.announcer.deliver()
      const rows = await world().database.query<{ body: string; phone: string }>(
        'select body, phone from sent_messages order by id',
      )
      return rows
    },
  }
}

/** The code of a refusal, else the start of the appointment that was answered. */
export async function outcome(answer: Promise<{ statusCode: number; json: () => unknown }>): Promise<string> {
  const { statusCode, json } = await answer.then((one) => ({ statusCode: one.statusCode, json: one.json() }))
  const { code, data } = json as { code?: string; data?: Appointment }
  return statusCode === 200 && data ? data.start : `${code}`
}
