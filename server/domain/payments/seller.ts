import { eq, sql } from 'drizzle-orm'
import type { Seller } from '#contract/seller'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { tenants } from '#server/db/schema/tenants'

/** Who sells a visit by law, as its tenant says now for the country of its facility; null where it names nobody. */
export async function findSeller(db: Database, { id }: { id: string }): Promise<Seller | null> {
  const [row] = await db
    .select({ seller: sql<Seller | null>`${tenants.configuration} -> 'sellers' -> ${facilities.countryCode}` })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(facilities, eq(facilities.id, reservations.facilityId))
    .innerJoin(tenants, eq(tenants.code, appointments.tenantCode))
    .where(eq(appointments.id, id))
  return row?.seller ?? null
}
