import type { FastifyRequest } from 'fastify'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { findRecipient } from '#server/domain/booking/appointment-access'
import type { Announcement } from '#server/messages/announcer'
import { textOf, type VisitMessage, type VisitWords } from '#server/messages/visit-messages'
import { brandOf, type Tenant } from '#server/tenants/tenant'
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
  const { tenant, country, language } = request
  await announceVisit(tx, { tenant, id, country, language }, write, (message) => request.announce(message, tx))
}

type Told = {
  tenant: Pick<Tenant, 'code' | 'configuration'>
  id: string
  country: Country
  /** Of who has not chosen one. */
  language: Language
}

/** The same for what nobody calls for, such as a payment that arrives. */
export async function announceVisit(
  tx: Database,
  { tenant, id, country, language: usual }: Told,
  write: (visit: VisitMessage) => VisitWords,
  announce: (message: Announcement) => Promise<void>,
): Promise<void> {
  const wanted = { tenantCode: tenant.code, id }
  const { phone, email, language: chosen } = await findRecipient(tx, wanted)
  const language = chosen ?? usual
  const brand = brandOf(tenant, language)
  const appointment = await getAppointment(tx, { ...wanted, language })
  const words = write({ brand, appointment, language, country })
  await announce({ tenantCode: tenant.code, phone, body: textOf(words) })
  if (email !== undefined) await announce({ tenantCode: tenant.code, email, brand, language, ...words })
}
