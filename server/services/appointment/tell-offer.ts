import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { findRecipient } from '#server/domain/booking/appointment-access'
import { createKeyRepository, openAfterVisitMs } from '#server/domain/booking/appointment-keys'
import type { MadeOffer } from '#server/domain/earlier-offers/ask'
import { localeOf, offeredMessage, textOf } from '#server/messages/visit-messages'
import { brandOf, defaultTenantCode, type Tenant } from '#server/tenants/tenant'
import { originOfTenant } from '#server/web/origin'
import { getAppointment } from './appointment-view.ts'

/**
 * Tells a patient of an earlier time that is kept for them, in the transaction `tx` that makes the offer: by text message and to the proven
 * email of their account, in its language, else that of the booking. The link opens this visit alone. Nobody's call is at hand, since it is
 * somebody else who gave the time back, or nobody.
 */
export async function tellOffer(
  { announcer, config, clock, server }: Pick<FastifyInstance, 'announcer' | 'config' | 'clock' | 'server'>,
  tx: Database,
  tenant: Tenant,
  offer: MadeOffer,
): Promise<void> {
  const { code: tenantCode, hosts } = tenant
  const wanted = { tenantCode, id: offer.appointmentId }
  const { phone, email, language: chosen } = await findRecipient(tx, wanted)
  const booked = await readLanguage(tx, offer.appointmentId)
  const language = chosen ?? booked
  const appointment = await getAppointment(tx, { ...wanted, language })
  const country = await readCountry(tx, Number(appointment.facility_id))

  const expiresAt = new Date(Date.parse(appointment.end) + openAfterVisitMs)
  const keys = createKeyRepository(tx, clock())
  const token = await keys.addLink({ tenantCode, appointmentId: offer.appointmentId, expiresAt })
  const { origin, isOwn } = originOfTenant({ config, server }, hosts)
  const key = isOwn || tenantCode === defaultTenantCode ? '' : `?key=${encodeURIComponent(tenantCode)}`
  const path = `${config.basePath}/${localeOf(language, country).prefix}/appointment-detail/${appointment.appointment_number}`

  const brand = brandOf(tenant, language)
  const words = offeredMessage({ brand, appointment, language, country }, offer, `${origin}${path}${key}#${token}`)
  await announcer.announce(tx, { tenantCode, phone, body: textOf(words) })
  if (email !== undefined) await announcer.announce(tx, { tenantCode, email, brand, language, ...words })
}

async function readLanguage(tx: Database, id: string): Promise<Language> {
  const [row] = await tx.select({ language: appointments.language }).from(appointments).where(eq(appointments.id, id))
  // Written from a request, which has one of the three.
  return row?.language as Language
}

async function readCountry(tx: Database, facilityId: number): Promise<Country> {
  const [row] = await tx
    .select({ country: facilities.countryCode })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
  return row?.country as Country
}
