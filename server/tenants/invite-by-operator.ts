import { eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/console/roles'
import type { Database } from '#server/db/database'
import { tenants } from '#server/db/schema/tenants'
import { invite } from '#server/domain/staff/invitations'

export type WantedInvitation = { code: string; email: string; role: StaffRole }
/** The token of the link, and what its address and its mail need of the tenant. */
export type MadeInvitation = { token: string; brand: string; hosts: string[]; expiresAt: string }

/** The operator of the server invites: the first owner of a tenant, or one of its staff who has lost every way in. @param tx - a transaction */
export async function inviteByOperator(
  tx: Database,
  { code, email, role }: WantedInvitation,
  now: Date,
): Promise<MadeInvitation | undefined> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.code, code))
  if (tenant?.status !== 'shown') return undefined
  const device = { browser: 'other', platform: 'other' } as const
  const { token, invitation } = await invite(tx, { tenantCode: code, email, role, device, now })
  const { configuration, hosts } = tenant
  return { token, brand: configuration.name.en, hosts, expiresAt: invitation.expiresAt.toISOString() }
}
