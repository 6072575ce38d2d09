import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import type { TenantsAppointment } from './appointment-access.ts'

/** Notes what led to a booking: the first that is told stays. */
export async function noteSource(db: Database, { tenantCode, id }: TenantsAppointment, source: string): Promise<void> {
  await db
    .update(appointments)
    .set({ source })
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id), eq(appointments.source, '')))
}
