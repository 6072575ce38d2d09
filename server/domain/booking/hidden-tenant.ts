import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { tenants } from '#server/db/schema/tenants'
import { problem } from '#server/errors'

/**
 * Refuses bookings with a tenant that is hidden or removed, even where this server's cache is older. Hiding waits for running
 * bookings, so that the visits counted after it are complete. Throws `tenant_unknown`.
 */
export async function refuseWhereHidden(tx: Database, tenantCode: string): Promise<void> {
  const [shown] = await tx
    .select({ code: tenants.code })
    .from(tenants)
    .where(and(eq(tenants.code, tenantCode), eq(tenants.status, 'shown')))
    .for('share')
  if (!shown) throw problem('tenant_unknown')
}
