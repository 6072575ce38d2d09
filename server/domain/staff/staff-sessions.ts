import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { StaffRole } from '#contract/console/roles'
import type { Database } from '#server/db/open'
import { staffMembers, staffSessions, type StaffSessionEnd } from '#server/db/schema/staff'
import { createToken, hashToken } from '#server/tokens'
import { noteStaffEvent, type Moment } from './staff-events.ts'
import { minutesAfter, staffRules } from './staff-rules.ts'

/** A person of the staff who is signed in. */
export type StaffSession = {
  id: string
  tenantCode: string
  memberId: string
  email: string
  name: string
  role: StaffRole
  /** When it ends unless something is pressed. */
  expiresAt: Date
}

/** Why a cookie opens nothing: there is none that is known, nothing was pressed for too long, the day is over, or it was ended. */
export type NoSession = 'none' | 'idle' | 'over' | StaffSessionEnd

type Shown = { tenantCode: string; token: string } & Moment

/** Opens a session; returns the token of its cookie. @param tx - the transaction of the sign-in */
export async function openStaffSession(
  tx: Database,
  { tenantCode, memberId, device, now }: { tenantCode: string; memberId: string } & Moment,
): Promise<string> {
  const token = createToken()
  const at = { rotatedAt: now, seenAt: now, createdAt: now }
  await tx.insert(staffSessions).values({ tenantCode, memberId, tokenHash: hashToken(token), ...device, ...at })
  return token
}

/**
 * The session of a cookie, or why there is none. A press (`isPress`) puts its end off, and replaces its token every few minutes: `next` is
 * then the new one. A token that comes back long after it was replaced is in two hands, and ends the session for both.
 *
 * @param db - no transaction: what it notes stays when the call is refused
 */
export async function useStaffSession(
  db: Database,
  { tenantCode, token, device, now, isPress }: Shown & { isPress: boolean },
): Promise<{ session: StaffSession; next?: string } | { none: NoSession }> {
  const hash = hashToken(token)
  const [row] = await db
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .leftJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(
      and(
        eq(staffSessions.tenantCode, tenantCode),
        or(eq(staffSessions.tokenHash, hash), eq(staffSessions.formerHash, hash)),
      ),
    )
  if (!row) return { none: 'none' }
  const { session: stored, member } = row
  if (stored.endedAt) return { none: stored.endReason ?? 'signed_out' }
  if (!member) return { none: 'removed' }
  const lastAt = minutesAfter(stored.createdAt, staffRules.longestHours * 60)
  if (now >= lastAt) return { none: 'over' }
  if (now >= minutesAfter(stored.seenAt, staffRules.idleMinutes)) return { none: 'idle' }
  if (stored.tokenHash !== hash && now > minutesAfter(stored.rotatedAt, staffRules.formerSeconds / 60)) {
    await endSessions(db, { id: stored.id }, 'stolen', now)
    await noteStaffEvent(db, { tenantCode, kind: 'session_stolen', actor: member, device, now })
    return { none: 'stolen' }
  }
  const seenAt = isPress ? now : stored.seenAt
  const idleAt = minutesAfter(seenAt, staffRules.idleMinutes)
  const { id: memberId, email, name, role } = member
  const session = {
    ...{ id: stored.id, tenantCode, memberId, email, name, role },
    expiresAt: idleAt < lastAt ? idleAt : lastAt,
  }
  if (!isPress) return { session }
  const isOld = now >= minutesAfter(stored.rotatedAt, staffRules.rotateMinutes)
  const next = isOld && stored.tokenHash === hash ? await rotateStaffSession(db, stored.id, now, hash) : undefined
  if (next === undefined) await db.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, stored.id))
  return next === undefined ? { session } : { session, next }
}

/** Whether a session goes on, without being a press in it. */
export async function isStaffSessionOpen(
  db: Database,
  { tenantCode, id, now }: { tenantCode: string; id: string; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ seenAt: staffSessions.seenAt, createdAt: staffSessions.createdAt })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(and(eq(staffSessions.id, id), eq(staffSessions.tenantCode, tenantCode), isNull(staffSessions.endedAt)))
  if (!row) return false
  return (
    now < minutesAfter(row.seenAt, staffRules.idleMinutes) &&
    now < minutesAfter(row.createdAt, staffRules.longestHours * 60)
  )
}

/**
 * Replaces the token of a session. With the `hash` of the one that is replaced that one counts a moment longer, and nothing is done where
 * another call was first; without, it counts no more at once.
 */
export async function rotateStaffSession(
  db: Database,
  id: string,
  now: Date,
  hash?: string,
): Promise<string | undefined> {
  const token = createToken()
  const changed = await db
    .update(staffSessions)
    .set({ tokenHash: hashToken(token), formerHash: hash ?? null, rotatedAt: now, seenAt: now })
    .where(and(eq(staffSessions.id, id), hash === undefined ? undefined : eq(staffSessions.tokenHash, hash)))
    .returning({ id: staffSessions.id })
  return changed.length > 0 ? token : undefined
}

/** Ends one session, or those of a person, all of them or all but one. Returns how many there were. */
export async function endSessions(
  tx: Database,
  which: { id: string } | { memberId: string; but?: string },
  reason: StaffSessionEnd,
  now: Date,
): Promise<number> {
  const meant =
    'id' in which
      ? eq(staffSessions.id, which.id)
      : and(
          eq(staffSessions.memberId, which.memberId),
          which.but === undefined ? undefined : ne(staffSessions.id, which.but),
        )
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(meant, isNull(staffSessions.endedAt)))
    .returning({ id: staffSessions.id })
  return ended.length
}

/** Removes sessions that nobody can use any more, a while after their end. Returns how many there were. */
export async function forgetStaffSessions(db: Database, before: Date): Promise<number> {
  const removed = await db
    .delete(staffSessions)
    .where(lt(staffSessions.createdAt, before))
    .returning({ id: staffSessions.id })
  return removed.length
}
