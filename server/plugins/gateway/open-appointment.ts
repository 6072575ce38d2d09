import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/headers'
import { isOpenTo, type TenantsAppointment } from '#server/domain/booking/appointment-access'
import { problem } from '#server/errors'

/**
 * The appointment that a request may open: by the X-Appointment-Token or the patient's session. Throws `not_found`, whether it does not exist
 * or belongs to someone else.
 */
export async function readOpenAppointment(request: FastifyRequest, id: string): Promise<TenantsAppointment> {
  const { tenant, session, headers: given, server } = request
  const token = given[headers.appointmentToken.toLowerCase()]
  const wanted = { tenantCode: tenant.code, id }
  const proof = { token: typeof token === 'string' ? token : undefined, patientId: session?.patientId ?? undefined }
  if (!(await isOpenTo(server.db, wanted, proof, server.clock()))) throw problem('not_found')
  return wanted
}
