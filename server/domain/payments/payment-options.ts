import { and, eq, sql } from 'drizzle-orm'
import { prepaidMethods, type PaymentMethod, type PrepaidMethod } from '#contract/payment-methods'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practiceLocations } from '#server/db/schema/practitioners'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import type { Offer } from '../availability/offers.ts'

/** How a visit can be paid. */
export type PaymentWays = { methods: PaymentMethod[]; isPrepaid: boolean }

type Wanted = {
  tenant: Tenant
  offer: Pick<Offer, 'practitionerId' | 'facilityId' | 'consultationType' | 'fee'>
  /** Methods of the platform's provider; none where it has no provider. */
  provided: readonly PrepaidMethod[]
}

/**
 * How the visit of an offer can be paid: before it by what tenant and provider both have, and, unless the tenant wants it paid before, at the
 * visit. What costs nothing is never paid before, and where nobody takes payments a visit is settled as it always was.
 */
export async function findPaymentWays(db: Database, { tenant, offer, provided }: Wanted): Promise<PaymentWays> {
  const { methods: wanted = [], prepaid = [] } = tenant.configuration.payment_rules ?? {}
  const before = offer.fee > 0 ? wanted.filter((method) => provided.includes(method)) : []
  const isPrepaid = before.length > 0 && prepaid.includes(offer.consultationType)
  return { methods: isPrepaid ? before : [...(await findWaysAtVisit(db, offer)), ...before], isPrepaid }
}

async function findWaysAtVisit(
  db: Database,
  { practitionerId, facilityId }: Wanted['offer'],
): Promise<PaymentMethod[]> {
  const [place] = await db
    .select({
      taken: facilities.paymentMethods,
      insures: sql<boolean>`coalesce(cardinality(${practiceLocations.planIds}) > 0, false)`,
    })
    .from(facilities)
    .leftJoin(
      practiceLocations,
      and(eq(practiceLocations.facilityId, facilities.id), eq(practiceLocations.practitionerId, practitionerId)),
    )
    .where(eq(facilities.id, facilityId))
  const insurance: PaymentMethod[] = place?.insures ? ['insurance'] : []
  const takesMoney = place && Object.values(place.taken).some(Boolean)
  return takesMoney || insurance.length === 0 ? ['at_facility', ...insurance] : insurance
}

/** Whether a visit by this method is paid before it takes place. */
export const isPrepaidMethod = (method: PaymentMethod): method is PrepaidMethod =>
  (prepaidMethods as readonly PaymentMethod[]).includes(method)

/**
 * Refuses a method by which a visit cannot be paid. Bookings of older apps name none.
 *
 * Throws `payment_required` and `payment_method_unavailable`, with the methods in `details`.
 */
export function refuseMethod(method: PaymentMethod | undefined, { methods, isPrepaid }: PaymentWays): void {
  if (method !== undefined && methods.includes(method)) return
  if (isPrepaid && (method === undefined || !isPrepaidMethod(method)))
    throw problem('payment_required', { details: { methods } })
  if (method !== undefined) throw problem('payment_method_unavailable', { details: { methods } })
}
