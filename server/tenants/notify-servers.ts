import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'

/** What servers listen to: the code of a tenant that has changed. */
export const tenantChannel = 'patientweb_tenants'

/** Tells all servers of the database, once the transaction is done, that a tenant has changed. */
export async function notifyServers(tx: Database, code: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${tenantChannel}, ${code})`)
}
