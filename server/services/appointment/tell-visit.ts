import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open'
import { findRecipient } from '#server/domain/booking/appointment-access'
import { textOf, type VisitMessage, type VisitWords } from '#server/messages/visit-messages'
import { brandOf } from '#server/tenants/tenant'
import { getAppointment } from './appointment-view.ts'

/**
 * Tells what becomes of a visit in the transaction `tx`, whoever does it: by text message to the phone that it was booked with, and by email
 * to the proven address of its patient's account; in the language that this account has chosen, else in that of the call.
 */
export async function tellVisit(
  tx: Database,
  request: FastifyRequest,
  id: string,
  write: (visit: VisitMessage) => VisitWords,
): Promise<void> {
  const { tenant, country } = request
  const wanted = { tenantCode: tenant.code, id }
  const { phone, email, language: chosen } = await findRecipient(tx, wanted)
  const language = chosen ?? request.language
  const brand = brandOf(tenant, language)
  const appointment = await getAppointment(tx, { ...wanted, language })
  const words = write({ brand, appointment, language, country })
  await request.announce({ tenantCode: tenant.code, phone, body: textOf(words) }, tx)
  if (email !== undefined) await request.announce({ tenantCode: tenant.code, email, brand, language, ...words }, tx)
}
