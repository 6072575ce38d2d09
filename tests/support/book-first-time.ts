import { expect } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import type { OpenDatabase } from '#server/db/open'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import type { TestServer } from './server.ts'

/** A server with its database, and what time it is there. */
type World = { server: TestServer; database: OpenDatabase; now: Date }

/** The first free time of a clinic visit with a doctor, booked as a guest. */
export async function bookFirstTime({ server, database, now }: World, doctor: string): Promise<BookedAppointment> {
  const path = `/patientapp/doctors/${doctor}`
  const offered = await server.call('appointment', 'GET', `${path}/services`)
  type Service = {
    id: string
    facility_id: string
    consultation_type: string
    fee: { amount: number; currency: string }
  }
  const service = offered
    .json<{ data: Service[] }>()
    .data.find(({ consultation_type }) => consultation_type === 'clinic')
  if (!service) throw new Error(offered.body)
  const { facility_id, consultation_type } = service
  const visit = { facility_id, service_id: service.id, consultation_type }
  const times = await server.call('appointment', 'GET', `${path}/availability/dates-times`, { query: visit })
  const [start] = times.json<{ data: { dates: { times: string[] }[] } }>().data.dates.flatMap((date) => date.times)
  const phone = { phone: '501234567', country_code: '971' }
  const guestToken = await createSessionRepository(database.db).open({
    ...{ tenantCode: 'patientweb', kind: 'guest' as const, phone: '+971501234567' },
    expiresAt: new Date(now.getTime() + 1_800_000),
  })
  const booked = await server.call('appointment', 'POST', '/patient/appointment', {
    body: {
      ...{ practitioner_id: doctor, ...visit, start, fee: service.fee, fg_consent: true },
      patient: { first_name: 'Layla', last_name: 'Haddad', ...phone },
    },
    headers: { [headers.idempotencyKey]: '"one-visit"', [headers.guestToken]: guestToken },
  })
  expect(booked.statusCode, booked.body).toBe(200)
  return booked.json<{ data: BookedAppointment }>().data
}
