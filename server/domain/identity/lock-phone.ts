import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'

/** Advisory locks are shared by the whole database: see `booking/claims.ts`. */
const phoneLock = 7_283_107

/** Makes bookings and sign-ups of a phone (E.164) at a tenant wait for each other until this transaction ends. */
export async function lockPhone(tx: Database, tenantCode: string, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${phoneLock}::int, hashtext(${`${tenantCode} ${phone}`}))`)
}
