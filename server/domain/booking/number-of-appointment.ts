import { and, eq } from 'drizzle-orm'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'

/** The id of a tenant's appointment that is named by its id or its number; one that nobody has where there is none. */
export async function idOfAppointment(db: Database, tenantCode: string, name: string): Promise<string> {
  if (isUuid(name)) return name
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.appointmentNumber, name)))
  return row?.id ?? ''
}
