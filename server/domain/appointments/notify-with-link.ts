import { eq } from 'drizzle-orm'
import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { problem } from '#server/errors'
import type { Announcer } from '#server/messages/announcer'
import type { VisitMessage, VisitWords } from '#server/messages/visit-messages'
import type { Tenant } from '#server/tenants/tenant'
import { createKeyRepository, openAfterVisitMs } from '../booking/appointment-keys.ts'
import type { Reaches } from '../devices/reachable.ts'
import { getAppointment } from './appointment-view.ts'
import { notifyOfVisit, type About } from './notify-of-visit.ts'

/** Address that opens an appointment by the token of a link. */
export type VisitLink = (link: {
  language: Language
  country: Country
  appointmentNumber: string
  token: string
}) => string

/** What a job tells a patient with. */
export type LinkNotifier = Pick<Announcer, 'announce'> & {
  reaches: Reaches
  tenant: Tenant
  linkTo: VisitLink
  now: Date
}

/**
 * Tells a patient of their visit in the transaction `tx`, where nobody's call is at hand: in the language of their account, else that of the
 * booking, with a link that opens this visit alone. Throws `not_found`.
 */
export async function notifyWithLink(
  tx: Database,
  { tenant, announce, reaches, linkTo, now }: LinkNotifier,
  appointmentId: string,
  write: (visit: VisitMessage, href: string) => VisitWords,
  about: About,
): Promise<void> {
  const { language, country } = await readBooking(tx, appointmentId)
  const { end } = await getAppointment(tx, { tenantCode: tenant.code, id: appointmentId, language })
  const expiresAt = new Date(Date.parse(end) + openAfterVisitMs)
  const token = await createKeyRepository(tx, now).addLink({ tenantCode: tenant.code, appointmentId, expiresAt })
  const toWords = (visit: VisitMessage) => {
    const { appointment_number: appointmentNumber } = visit.appointment
    return write(visit, linkTo({ language: visit.language, country, appointmentNumber, token }))
  }
  await notifyOfVisit(tx, { tenant, announce, reaches, country, language }, appointmentId, toWords, about)
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
