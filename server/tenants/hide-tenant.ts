import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ClientConfiguration } from '#contract/tenant'
import type { Database } from '#server/db/database'
import { facilityPokes } from '#server/db/schema/facilities'
import { endsAfter, lastEnd } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { staffPasskeyChallenges } from '#server/db/schema/staff-passkeys'
import { staffEvents, staffInvitations, staffMembers, staffSessions } from '#server/db/schema/staff'
import { tenantDraftChanges, tenantDrafts, tenantVersions } from '#server/db/schema/tenant-versions'
import { banners, blogHighlights, contentBlocks, tenantAssets, tenants, translations } from '#server/db/schema/tenants'
import { lockTenant } from './lock-tenant.ts'
import { notifyServers } from './notify-servers.ts'
import { defaultTenantCode } from './tenant.ts'

/** The number of visits booked with a tenant that have not ended, and when the last one ends. */
export type VisitsAhead = { ahead: number; until: string | null }

/** Result of hiding, showing or removing a tenant, with the reason where it was refused. */
export type Outcome = ({ done: true } | { done: false; why: 'unknown' | 'default' | 'shown' | 'visits' }) & VisitsAhead

/** Later than before even within the same millisecond: servers compare dates of change. */
export const laterThanBefore = sql`greatest(clock_timestamp(), ${tenants.updatedAt} + interval '1 millisecond')`

/** Hides a tenant, or shows it again; its data does not change. Waits for running bookings. */
export async function setHidden(db: Database, code: string, isHidden: boolean, now: Date): Promise<Outcome> {
  if (isHidden && code === defaultTenantCode) return refused('default')
  const changed = await db.transaction(async (tx) => {
    await notifyServers(tx, code)
    return tx
      .update(tenants)
      .set({ status: isHidden ? 'hidden' : 'shown', updatedAt: laterThanBefore })
      .where(and(eq(tenants.code, code), ne(tenants.status, 'removed')))
      .returning({ code: tenants.code })
  })
  if (changed.length === 0) return refused('unknown')
  return { done: true, ...(await visitsAhead(db, code, now)) }
}

/**
 * Deletes everything of a hidden tenant that has no visits ahead. Code and name stay for its past visits and patients;
 * retention deletes them with the last of these. Call it in a transaction.
 */
export async function removeTenant(db: Database, code: string, now: Date): Promise<Outcome> {
  if (code === defaultTenantCode) return refused('default')
  await lockTenant(db, code)
  const [tenant] = await db.select().from(tenants).where(eq(tenants.code, code)).for('update')
  if (!tenant || tenant.status === 'removed') return refused('unknown')
  if (tenant.status === 'shown') return refused('shown')
  const visits = await visitsAhead(db, code, now)
  if (visits.ahead > 0) return { done: false, why: 'visits', ...visits }

  for (const table of [
    ...[contentBlocks, translations, banners, blogHighlights, tenantAssets, facilityPokes],
    ...[tenantVersions, tenantDraftChanges, tenantDrafts, ...ofStaff],
  ]) {
    await db.delete(table).where(eq(table.tenantCode, code))
  }
  const configuration = { code, name: tenant.configuration.name } as ClientConfiguration
  await db
    .update(tenants)
    .set({ status: 'removed', configuration, hosts: [], updatedAt: laterThanBefore })
    .where(eq(tenants.code, code))
  await notifyServers(db, code)
  return { done: true, ...visits }
}

/** Who looked after it, and what they did. */
const ofStaff = [staffPasskeyChallenges, staffMembers, staffInvitations, staffSessions, staffEvents]

async function visitsAhead(db: Database, code: string, now: Date): Promise<VisitsAhead> {
  const [row] = await db
    .select({ ahead: count(), until: lastEnd(reservations.during) })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(
      and(
        eq(appointments.tenantCode, code),
        inArray(appointments.status, ['booked', 'awaiting_payment']),
        endsAfter(reservations.during, now),
      ),
    )
  return { ahead: row?.ahead ?? 0, until: row?.until?.toISOString() ?? null }
}

const refused = (why: 'unknown' | 'default' | 'shown'): Outcome => ({ done: false, why, ahead: 0, until: null })
