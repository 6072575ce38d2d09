import type { VideoVisit } from '#contract/video-visit'
import type { OpenDatabase } from '#server/db/open'
import { openWorld } from './appointment-world.ts'
import { videoOf, type Booked } from './video-world.ts'

export const turnUrls = [
  'turn:turn.test:3478?transport=udp',
  'turn:turn.test:3478?transport=tcp',
  'turns:turn.test:443?transport=tcp',
]
/** What the server says of STUN and TURN to who joins a visit. */
export const ice = { stunUrls: ['stun:stun.test:3478'], turnUrls, turnSecret: 'shared with coturn' }

export type VideoVisitWorld = Awaited<ReturnType<typeof openVideoVisitWorld>>

/** A world of visits by video whose rooms open when the app's own rules say so. */
export async function openVideoVisitWorld() {
  const world = await openWorld({ config: { ice } })
  const video = videoOf(() => world)

  /** Changes the configuration of the tenant: by an operator of SQL for JSON, with its operand. */
  async function configure(said: string): Promise<void> {
    await world.database.query(
      `update tenants set configuration = configuration ${said}, updated_at = now() where code = 'patientweb'`,
    )
    await world.app.tenants.refresh()
  }

  // The demo's rooms open long before a visit.
  await configure(`- 'booking_rules'`)
  return {
    ...world,
    configure,
    /** The visit as its patient reads it. */
    stateOf: async (visit: Booked): Promise<VideoVisit> => (await video.check(visit)).json().data,
  }
}

/** Adds a visit by video of the patient of another visit, opened by the same token, whose room is open at a time: its number. */
export async function addVideoVisit(database: OpenDatabase, appointmentId: string, at: Date): Promise<string> {
  const [row] = await database.query<{ number: string }>(
    `with slot as (
       insert into reservations (tenant_code, practitioner_id, facility_id, service_id, during, status)
       select r.tenant_code, r.practitioner_id, r.facility_id, r.service_id,
              tstzrange($2::timestamptz - interval '5 minutes', $2::timestamptz + interval '15 minutes'), 'booked'
         from reservations r join appointments a on a.reservation_id = r.id where a.id = $1 returning id)
     insert into appointments (tenant_code, appointment_number, reservation_id, patient_id, consultation_type, time_zone,
                               status, fee_amount, fee_currency, fg_consent, language, token_hash)
     select a.tenant_code, '7654-3210', slot.id, a.patient_id, 'telemedicine', a.time_zone,
            'booked', a.fee_amount, a.fee_currency, true, 'en', a.token_hash from appointments a, slot where a.id = $1
     returning appointment_number as number`,
    [appointmentId, at.toISOString()],
  )
  return row!.number
}
