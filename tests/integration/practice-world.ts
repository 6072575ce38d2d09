import { randomBytes } from 'node:crypto'
import type { Appointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { runFacilityCommand } from '#server/practices/command/command'
import { bookingAt, ids, openWorld, phone } from './appointment-world.ts'

export { bookingAt, ids, monday } from './appointment-world.ts'

/** Two times of Dr Amira at the clinic on Tuesday, and one on Wednesday. */
export const nine = '2026-11-24T05:00:00.000Z'
export const halfPastNine = '2026-11-24T05:30:00.000Z'
export const wednesday = '2026-11-25T05:00:00.000Z'

export type PracticeWorld = Awaited<ReturnType<typeof openPracticeWorld>>

/** What patients see of the times of Dr Amira in a world, and make of them. */
export function timesOf(world: () => PracticeWorld) {
  return {
    /** The times of a day that are listed: of visits to the clinic, unless another place is given. */
    listed: async (date = '2026-11-24', place: Record<string, string> = {}): Promise<string[]> => {
      const answer = await world().call('appointment', 'GET', `/patientapp/doctors/${ids.amira}/availability/times`, {
        tenant: 'patientweb',
        query: {
          ...{ facility_id: String(ids.clinic), service_id: String(ids.visit), consultation_type: 'clinic', date },
          ...place,
        },
      })
      return answer.json().data.times
    },
    /** Books as a guest: `booked`, or the code of the refusal. */
    book: async (start: string): Promise<string> => {
      const answer = await world().book(bookingAt(start), { guestToken: await world().guest() })
      return answer.statusCode === 200 ? 'booked' : answer.json().code
    },
  }
}

type Options = NonNullable<Parameters<typeof openWorld>[0]>

/** The world of bookings, its directory from a source, with a command line of the operator and calls by key. */
export async function openPracticeWorld({
  secret = randomBytes(32),
  networks = ['127.0.0.0/8'],
  logTo = undefined as Options['logTo'],
} = {}) {
  const world = await openWorld({
    ...(logTo && { logTo }),
    secret,
    config: { practiceNetworks: networks, ...(logTo && { logLevel: 'warn' }) },
  })
  await world.database.execute(`
    update facilities set source = 'agenda', source_id = 'F-1' where id = ${ids.clinic};
    update facilities set source = 'agenda', source_id = 'F-2' where id = ${ids.cairoClinic};
    update practitioners set source = 'agenda', source_id = 'P-7' where id = ${ids.amira};
    update practitioners set source = 'agenda', source_id = 'P-8' where id = ${ids.colleague}`)

  /** Runs `npm run facility -- …`. */
  const facility = async (...args: string[]) => {
    const lines: string[] = []
    const { db } = world.database
    const code = await runFacilityCommand(args, {
      db,
      secret,
      networks,
      clock: world.clock,
      say: (line) => lines.push(line),
    })
    return { code, lines, last: lines.at(-1) ?? '' }
  }

  /** A call of a practice's own system. */
  const practice = (key: string | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    world.app.inject({
      method,
      url: `/api/practice${path}`,
      ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
      ...(body && { payload: body }),
    })

  let phones = 0
  /** Books a visit of somebody with a phone of their own. */
  const visit = async (start: string, changes: Parameters<typeof bookingAt>[1] = {}) => {
    const number = `5${String((phones += 1)).padStart(8, '0')}`
    const patient = { ...bookingAt(start).patient, ...phone, phone: number }
    const guestToken = await world.guest('patientweb', `+971${number}`)
    const answer = await world.book(bookingAt(start, { patient, ...changes }), { guestToken })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const { appointment, appointment_token } = answer.json().data as {
      appointment: Appointment
      appointment_token: string
    }
    return { id: appointment.id, number: appointment.appointment_number, token: appointment_token }
  }

  const change = (method: 'PUT' | 'POST', path: string, token: string, body: object) =>
    world.call('appointment', method, path, {
      body,
      headers: { [headers.appointmentToken]: token, [headers.idempotencyKey]: `"change-${(phones += 1)}-of-a-visit"` },
    })

  return {
    ...world,
    secret,
    facility,
    practice,
    visit,
    change,
    empty: async () => {
      await world.database.execute('delete from document_files; delete from appointment_documents')
      await world.reset()
      await world.database.execute(
        'delete from practice_events; delete from practice_feeds; delete from facility_keys; delete from busy_times; delete from busy_sources; delete from practice_calendars; delete from practice_reads',
      )
    },
  }
}
