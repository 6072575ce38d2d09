import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { sessionFamilies } from '#server/db/schema/patients'
import { idleSeconds, type SessionLifetimes } from './session-rules.ts'

/** Signings in that stand: not ended, seen within the time of their kind, and not past the longest that there is. */
export function isStanding(lifetimes: SessionLifetimes, now: Date): SQL | undefined {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const isSeen = (isKept: boolean) =>
    and(eq(sessionFamilies.isKept, isKept), gt(sessionFamilies.lastSeenAt, before(idleSeconds(isKept, lifetimes))))
  return and(
    isNull(sessionFamilies.revokedAt),
    or(isSeen(true), isSeen(false)),
    gt(sessionFamilies.createdAt, before(lifetimes.longestDays * 86_400)),
  )
}
