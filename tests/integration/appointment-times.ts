import { reservations } from '#server/db/schema/appointments'
import { hashToken } from '#server/tokens'
import { ids, monday, type World } from './appointment-world.ts'

/** Where the free times of the first practitioner of the world are asked for, and a visit that can be booked there. */
export const doctor = `/patientapp/doctors/${ids.amira}`
export const visit = { facility_id: ids.clinic, service_id: ids.visit, consultation_type: 'clinic' }

/** Questions about free times to a world, and what makes a time taken in it. */
export function availabilityOf(world: () => World) {
  async function get(
    path: string,
    query: Record<string, string | number> = {},
    options: { locale?: string; headers?: Record<string, string> } = {},
  ) {
    const answer = await world().call('appointment', 'GET', path, { query, ...options })
    return { status: answer.statusCode, ...answer.json() }
  }

  async function claim(
    start: string,
    status: 'held' | 'booked',
    { minutes = 30, token }: { minutes?: number; token?: string } = {},
  ) {
    const from = new Date(start)
    await world()
      .database.db.insert(reservations)
      .values({
        tenantCode: 'patientweb',
        practitionerId: ids.amira,
        facilityId: ids.clinic,
        serviceId: ids.visit,
        during: { from, to: new Date(from.getTime() + minutes * 60_000) },
        status,
        ...(status === 'held' && { expiresAt: new Date(monday.getTime() + 600_000) }),
        ...(token !== undefined && { holdTokenHash: hashToken(token) }),
      })
  }

  /** Statements that reach the database while `work` runs. */
  async function countQueries(work: () => Promise<unknown>): Promise<number> {
    const session = (world().app.db as unknown as { session: { prepareQuery: (...parts: never[]) => unknown } }).session
    const original = session.prepareQuery
    let count = 0
    session.prepareQuery = function (...parts) {
      count += 1
      return original.apply(this, parts)
    }
    await work()
    session.prepareQuery = original
    return count
  }

  return { get, claim, countQueries }
}
