import { eq } from 'drizzle-orm'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { problem } from '#server/errors'
import type { Announcer } from '#server/messages/announcer'
import { offeredMessage, type VisitMessage } from '#server/messages/visit-messages'
import type { Tenant } from '#server/tenants/tenant'
import { getAppointment } from '../appointments/appointment-view.ts'
import { tellVisit } from '../appointments/tell-visit.ts'
import { createKeyRepository, openAfterVisitMs } from '../booking/appointment-keys.ts'
import type { MadeOffer } from './ask.ts'

/** Address that opens an appointment by the token of a link. */
export type OfferLink = (link: {
  language: Language
  country: Country
  appointmentNumber: string
  token: string
}) => string

type OfferTelling = Pick<Announcer, 'announce'> & {
  tenant: Tenant
  linkTo: OfferLink
  now: Date
}

/**
 * Tells a patient of an earlier time that is kept for them, in the transaction `tx` that makes the offer, by the channels of the
 * topic, in the language of their account, else that of the booking. The link opens this visit alone. Nobody's call is at hand, since it is
 * somebody else who gave the time back, or nobody.
 */
export async function tellOffer(
  tx: Database,
  { tenant, announce, linkTo, now }: OfferTelling,
  offer: MadeOffer,
): Promise<void> {
  const { appointmentId } = offer
  const { language, country } = await readBooking(tx, appointmentId)
  const { end } = await getAppointment(tx, { tenantCode: tenant.code, id: appointmentId, language })
  const expiresAt = new Date(Date.parse(end) + openAfterVisitMs)
  const token = await createKeyRepository(tx, now).addLink({ tenantCode: tenant.code, appointmentId, expiresAt })
  const telling = { tenant, announce, country, language }
  const about = { topic: 'earlier_times', expiresAt: offer.expiresAt } as const
  const write = (visit: VisitMessage) => {
    const { appointment_number: appointmentNumber } = visit.appointment
    return offeredMessage(visit, offer, linkTo({ language: visit.language, country, appointmentNumber, token }))
  }
  await tellVisit(tx, telling, appointmentId, write, about)
}

/** The language of the booking, and where the visit is. */
async function readBooking(tx: Database, id: string): Promise<{ language: Language; country: Country }> {
  const [row] = await tx
    .select({ language: appointments.language, country: facilities.countryCode })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(facilities, eq(facilities.id, reservations.facilityId))
    .where(eq(appointments.id, id))
  if (!row) throw problem('not_found')
  // Written from one of the locales.
  return { language: row.language as Language, country: row.country }
}
