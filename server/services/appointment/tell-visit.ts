import type { FastifyRequest } from 'fastify'
import { findRecipient } from '#server/domain/booking/appointment-access'
import type { Announcer } from '#server/messages/announcer'
import type { VisitMessage } from '#server/messages/visit-messages'
import { brandOf } from '#server/tenants/tenant'
import { getAppointment } from './appointment-view.ts'

/**
 * Texts what became of a visit to the phone that it was booked with, whoever did it: in the language that its patient's account has chosen,
 * else in that of the call.
 */
export async function tellVisit(
  announce: Announcer['announce'],
  request: FastifyRequest,
  id: string,
  write: (visit: VisitMessage) => string,
): Promise<void> {
  const { server, tenant, country } = request
  const wanted = { tenantCode: tenant.code, id }
  const recipient = await findRecipient(server.db, wanted)
  const language = recipient.language ?? request.language
  const appointment = await getAppointment(server.db, { ...wanted, language })
  const body = write({ brand: brandOf(tenant, language), appointment, language, country })
  announce({ tenantCode: tenant.code, phone: recipient.phone, body })
}
