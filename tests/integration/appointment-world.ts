import type { GuestAppointmentRequest } from '#contract/appointment'
import type { HoldRequest, Slot } from '#contract/availability'
import { headers } from '#contract/headers'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { retryOnConflict } from '#server/db/retry-on-conflict'
import { startTestServer, type TestServer } from '../support/server.ts'
import { addTenant } from '../support/tenants.ts'
import { addPractice, ids, otherTenant } from './appointment-practice.ts'

export { ids, otherTenant } from './appointment-practice.ts'

/** Monday, ten in the morning in Dubai. */
export const monday = new Date('2026-11-23T06:00:00.000Z')

export const fee = { amount: 350, currency: 'AED' }
export const phone = { phone: '501234567', country_code: '971' }
export const e164 = '+971501234567'

export type World = Awaited<ReturnType<typeof openWorld>>

/** A server with a handful of practitioners of known hours, and a clock that stands where a test puts it. */
export async function openWorld(
  options: Pick<
    Parameters<typeof startTestServer>[0] & object,
    'web' | 'config' | 'logTo' | 'paymentProvider' | 'pushGateway' | 'secret' | 'sms'
  > = {},
) {
  let now = monday
  const server = await startTestServer({ ...options, clock: () => now })
  await addTenant(server.database, { code: otherTenant })
  await addPractice(server.database.db)
  return {
    ...server,
    clock: () => now,
    setClock: (instant: Date | string) => void (now = new Date(instant)),
    /** The token of a guest who has proved a phone. */
    guest: (tenantCode = 'patientweb', phone = e164) =>
      createSessionRepository(server.database.db).open({
        tenantCode,
        kind: 'guest',
        phone,
        expiresAt: new Date(now.getTime() + 1_800_000),
      }),
    book: (body: unknown, options: Options) => post(server, '/patient/appointment', body, options),
    hold: (body: unknown, options: Options = {}) => post(server, '/patientapp/holds', body, options),
    /** Empties what bookings leave, so that each test begins with a free calendar and the clock on Monday. */
    reset: async () => {
      // A message of the test before would be taken for one of this.
      await server.app.announcer.deliver()
      now = monday
      await server.database.execute(
        'delete from sessions where patient_id is not null; delete from session_families; delete from earlier_offers; delete from freed_slots',
      )
      // What a call before has begun behind its answer may still hold rows.
      await retryOnConflict(() => server.database.execute(counted.map((table) => `delete from ${table}`).join('; ')))
    },
    /** Every count that a refused call must leave as it was. */
    counts: () => countRows(server),
  }
}

type Options = { guestToken?: string; key?: string; tenant?: string; locale?: string }

let calls = 0

function post(server: TestServer, path: string, body: unknown, options: Options) {
  const { guestToken, key = `key-of-call-${(calls += 1)}`, tenant = 'patientweb', locale = 'en-ae' } = options
  return server.call('appointment', 'POST', path, {
    body,
    tenant,
    locale,
    headers: {
      [headers.idempotencyKey]: `"${key}"`,
      ...(guestToken !== undefined && { [headers.guestToken]: guestToken }),
    },
  })
}

/** What a booking writes, in an order in which it can be deleted. */
const counted = [
  'payments',
  'appointment_keys',
  'appointments',
  'reservations',
  'patients',
  'idempotency_records',
  'outgoing_messages',
  'sent_messages',
]

async function countRows({ database }: TestServer): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; total: number }>(
    counted.map((name) => `select '${name}' as name, count(*)::int as total from ${name}`).join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}

/** A visit to Dr Amira at the clinic. */
export function slotAt(start: string, changes: Partial<Slot> = {}): Slot {
  return {
    practitioner_id: String(ids.amira),
    facility_id: String(ids.clinic),
    service_id: String(ids.visit),
    consultation_type: 'clinic',
    start,
    ...changes,
  }
}

export function bookingAt(start: string, changes: Partial<GuestAppointmentRequest> = {}): GuestAppointmentRequest {
  return {
    ...slotAt(start),
    patient: { first_name: 'Layla', last_name: 'Haddad', ...phone },
    fee,
    fg_consent: true,
    ...changes,
  }
}

export const holdAt = (start: string, changes: Partial<HoldRequest> = {}): HoldRequest => ({
  ...slotAt(start),
  ...changes,
})
