import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'

/** Lets nobody else change this tenant or its draft until the transaction ends. Patients and bookings do not wait for it. */
export async function lockTenant(tx: Database, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tenant ${code}`}, 0))`)
}
