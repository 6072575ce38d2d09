import { and, asc, count, eq, gt, inArray, lte, or } from 'drizzle-orm'
import type { BookingRules } from '#contract/booking-rules'
import { defaultBookingRules } from '#contract/default-booking-rules'
import type { Database } from '#server/db/open'
import { endsAfter } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import type { Span } from '../availability/schedule.ts'
import { lockContact } from '../identity/lock-contact.ts'
import type { WantedSlot } from './decide-slot.ts'

/** How many visits one phone may have booked, whether they may overlap, and whether earlier times are offered: the tenant's rules, else the defaults. */
export const bookingRulesOf = ({
  configuration,
}: Tenant): BookingRules & Required<Pick<BookingRules, keyof typeof defaultBookingRules>> => ({
  ...defaultBookingRules,
  ...configuration.booking_rules,
})

/** A visit that has not ended, booked or being paid. */
type OpenVisit = Span & { practitionerId: number; facilityId: number }

/** Visits of a phone with the tenant that have not ended, the next one first. */
async function findOpenVisits(db: Database, tenant: Tenant, phone: string, now: Date): Promise<OpenVisit[]> {
  const rows = await db
    .select({
      practitionerId: reservations.practitionerId,
      facilityId: reservations.facilityId,
      during: reservations.during,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(patients.tenantCode, tenant.code),
        eq(patients.phone, phone),
        inArray(appointments.status, ['booked', 'awaiting_payment']),
        or(eq(reservations.status, 'booked'), and(eq(reservations.status, 'unpaid'), gt(reservations.expiresAt, now))),
        endsAfter(reservations.during, now),
      ),
    )
    .orderBy(asc(reservations.during))
  return rows.map(({ during, ...visit }) => ({
    ...visit,
    from: during.from.getTime(),
    to: during.to.getTime(),
  }))
}

/** In milliseconds: how long a visit counts that was given back. */
const day = 86_400_000

/** How many visits a phone cancelled with the tenant within a day, or booked and did not pay in time. */
async function countGivenBack(db: Database, tenant: Tenant, phone: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - day)
  const [row] = await db
    .select({ givenBack: count() })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(patients.tenantCode, tenant.code),
        eq(patients.phone, phone),
        or(
          gt(appointments.cancelledAt, since),
          and(
            gt(appointments.createdAt, since),
            // One whose time has run out is ended by whoever wants that time, or by the job.
            or(
              eq(appointments.status, 'expired'),
              and(eq(appointments.status, 'awaiting_payment'), lte(reservations.expiresAt, now)),
            ),
          ),
        ),
      ),
    )
  return row!.givenBack
}

/** When a phone can have no other visit; empty where its tenant allows overlaps. */
export async function findBlockingVisits(db: Database, tenant: Tenant, phone: string, now: Date): Promise<Span[]> {
  return bookingRulesOf(tenant).overlapping_visits === 'allowed' ? [] : findOpenVisits(db, tenant, phone, now)
}

/** The phone whose other visits a new one must not overlap; null where the tenant allows overlaps. */
export const exclusiveTo = (tenant: Tenant, phone: string): string | null =>
  bookingRulesOf(tenant).overlapping_visits === 'allowed' ? null : phone

type Input = { tenant: Tenant; phone: string; wanted: WantedSlot; now: Date }

/**
 * Serialises bookings of one phone, and refuses those beyond the limits of the tenant and of the facility. To be called first in the transaction of a
 * booking: a concurrent one waits, and then sees what was booked.
 *
 * The number of booked visits is also the limit of those given back within a day, by cancelling or by not paying: each booking and its end
 * cost a text message.
 *
 * Throws `visit_overlaps`, `visits_of_doctor_limit`, `visits_of_facility_limit`, `visits_of_phone_limit`, `cancellations_of_phone_limit`.
 */
export async function refuseTooManyVisits(tx: Database, { tenant, phone, wanted, now }: Input): Promise<void> {
  await lockContact(tx, tenant.code, { phone })
  const rules = bookingRulesOf(tenant)
  const open = await findOpenVisits(tx, tenant, phone, now)
  const { offer, during } = wanted
  const overlaps = open.some(({ from, to }) => from < during.to.getTime() && to > during.from.getTime())
  if (overlaps && rules.overlapping_visits !== 'allowed') throw problem('visit_overlaps')
  const withDoctor = open.filter(({ practitionerId }) => practitionerId === offer.practitionerId)
  if (withDoctor.length >= rules.visits_per_phone_and_doctor) {
    throw problem('visits_of_doctor_limit', { details: { limit: rules.visits_per_phone_and_doctor } })
  }
  const ofFacility = rules.facilities?.find(({ facility }) => facility === offer.facility)?.visits_per_phone
  if (
    ofFacility !== undefined &&
    open.filter(({ facilityId }) => facilityId === offer.facilityId).length >= ofFacility
  ) {
    throw problem('visits_of_facility_limit', { details: { limit: ofFacility } })
  }
  if (open.length >= rules.visits_per_phone) {
    throw problem('visits_of_phone_limit', { details: { limit: rules.visits_per_phone } })
  }
  if ((await countGivenBack(tx, tenant, phone, now)) >= rules.visits_per_phone) {
    throw problem('cancellations_of_phone_limit', { details: { limit: rules.visits_per_phone } })
  }
}
