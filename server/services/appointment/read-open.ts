import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/headers'
import type { Database } from '#server/db/open'
import { isOpenTo, type TenantsAppointment } from '#server/domain/booking/appointment-access'
import { problem } from '#server/errors'

/** The appointment a request may open. Throws `not_found`, whether it does not exist or belongs to someone else. */
export async function readOpen(
  db: Database,
  { tenant, session, headers: given }: FastifyRequest,
  id: string,
  now: Date,
): Promise<TenantsAppointment> {
  const token = given[headers.appointmentToken.toLowerCase()]
  const wanted = { tenantCode: tenant.code, id }
  const proof = { token: typeof token === 'string' ? token : undefined, patientId: session?.patientId ?? undefined }
  if (!(await isOpenTo(db, wanted, proof, now))) throw problem('not_found')
  return wanted
}
