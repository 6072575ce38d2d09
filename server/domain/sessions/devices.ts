import { and, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { SignedInDevice } from '#contract/settings'
import type { Database } from '#server/db/open'
import { sessionFamilies, sessions } from '#server/db/schema/patients'
import { noteEvent } from '../accounts/account-events.ts'
import type { SessionLifetimes } from './session-rules.ts'
import { isStanding } from './standing.ts'

/** Whose devices, and which of them asks; null for a session that cannot be renewed. */
export type DeviceOwner = { tenantCode: string; patientId: string; familyId: string | null }

/** One device, or all but that of a session, or all. */
export type WhichDevices = { id: string } | { spared: { familyId: string | null; id: string } } | 'all'

/** Most devices that are listed. */
export const mostDevices = 50

/** Devices on which the patient is signed in, the one that asks first, then the one that was used last. */
export async function listDevices(
  db: Database,
  { tenantCode, patientId, familyId }: DeviceOwner,
  lifetimes: SessionLifetimes,
  now: Date,
): Promise<SignedInDevice[]> {
  const isAsking = sql`${sessionFamilies.id} is not distinct from ${familyId}`
  const rows = await db
    .select()
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.tenantCode, tenantCode),
        eq(sessionFamilies.patientId, patientId),
        isStanding(lifetimes, now),
      ),
    )
    .orderBy(desc(isAsking), desc(sessionFamilies.lastSeenAt), sessionFamilies.id)
    .limit(mostDevices)
  return rows.map(({ id, browser, platform, isKept, createdAt, lastSeenAt }) => ({
    id,
    browser,
    platform,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_kept: isKept,
    is_current: id === familyId,
  }))
}

/**
 * Signs a patient out of one device, or of every one but that which is spared, and notes which. Returns how many they were: a device
 * of somebody else's is none of them.
 *
 * @param tx - a transaction
 */
export async function endDevices(
  tx: Database,
  { tenantCode, patientId }: Omit<DeviceOwner, 'familyId'>,
  which: WhichDevices,
  now: Date,
): Promise<number> {
  const ofPatient = (table: typeof sessionFamilies | typeof sessions) =>
    and(eq(table.tenantCode, tenantCode), eq(table.patientId, patientId), isNull(table.revokedAt))
  const { families, tokens } = conditionsOf(which)
  const ended = await tx
    .update(sessionFamilies)
    .set({ revokedAt: now })
    .where(and(ofPatient(sessionFamilies), families))
    .returning({ browser: sessionFamilies.browser, platform: sessionFamilies.platform })
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(ofPatient(sessions), tokens))
  for (const device of ended.slice(0, mostDevices))
    await noteEvent(tx, { tenantCode, patientId, kind: 'session_ended', device, now })
  return ended.length
}

function conditionsOf(which: WhichDevices): { families?: SQL | undefined; tokens?: SQL | undefined } {
  if (which === 'all') return {}
  if ('id' in which) return { families: eq(sessionFamilies.id, which.id), tokens: eq(sessions.familyId, which.id) }
  const { familyId, id } = which.spared
  if (familyId === null) return { tokens: ne(sessions.id, id) }
  const isOther = or(isNull(sessions.familyId), ne(sessions.familyId, familyId))
  return { families: ne(sessionFamilies.id, familyId), tokens: isOther }
}
