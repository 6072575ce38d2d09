import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { tenants } from '#server/db/schema/tenants'
import { problem } from '#server/errors'

/**
 * Lets nobody book with a tenant that is hidden or removed, whatever this server still believes. Hiding waits for the bookings that are
 * under way, so that the visits counted after it are all there are. Throws `tenant_unknown`.
 */
export async function refuseWhereHidden(tx: Database, tenantCode: string): Promise<void> {
  const [shown] = await tx
    .select({ code: tenants.code })
    .from(tenants)
    .where(and(eq(tenants.code, tenantCode), eq(tenants.status, 'shown')))
    .for('share')
  if (!shown) throw problem('tenant_unknown')
}
