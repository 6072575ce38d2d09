import type { SessionTokens } from '#contract/session'
import type { Database } from '#server/db/open'
import { createFamilyRepository, type SessionFamily } from './family-repository.ts'
import { createSessionRepository } from './session-repository.ts'
import { idleSeconds, sessionRules, type SessionLifetimes } from './session-rules.ts'

type Refresh = { tenantCode: string; refreshToken: string; lifetimes: SessionLifetimes; now: Date }

/**
 * Trades a refresh token for the next bearer and the next refresh token of its family. Nothing for one that is unknown to the tenant,
 * ran out, or is of a family that has ended; and for one that was traded before, which ends its family: two have it, and one of them
 * is not the patient. Just traded it still counts, since its answer may have been lost.
 *
 * A refusal is a value and not a throw: the transaction that ended a family must stand.
 *
 * @param tx - a transaction
 */
export async function refreshSession(
  tx: Database,
  { tenantCode, refreshToken, lifetimes, now }: Refresh,
): Promise<SessionTokens | undefined> {
  const families = createFamilyRepository(tx)
  const shown = await families.findToken(tenantCode, refreshToken)
  if (!shown || shown.isRevoked || shown.expiresAt <= now) return undefined
  // Also one that was given out under longer lifetimes.
  if (isOver(shown, lifetimes, now)) return undefined
  if (shown.replacedAt && shown.replacedAt < later(now, -sessionRules.graceSeconds)) {
    await families.revoke(shown.family, now)
    return undefined
  }
  await families.markReplaced(shown.id, now)
  await families.touch(shown.family, now)
  return issueTokens(tx, shown.family, lifetimes, now)
}

/**
 * The next bearer and refresh token of a family, neither good beyond the end of the family.
 *
 * @param tx - a transaction
 */
export async function issueTokens(
  tx: Database,
  family: SessionFamily,
  lifetimes: SessionLifetimes,
  now: Date,
): Promise<SessionTokens> {
  const end = endOf(family, lifetimes)
  const within = (seconds: number) => new Date(Math.min(later(now, seconds).getTime(), end.getTime()))
  const expiresAt = within(sessionRules.bearerMinutes * 60)
  const { id: familyId, tenantCode, patientId } = family
  return {
    idToken: await createSessionRepository(tx).open({
      tenantCode,
      kind: 'patient',
      patientId,
      familyId,
      expiresAt,
    }),
    refreshToken: await createFamilyRepository(tx).addToken(family, now, within(idleSeconds(family.isKept, lifetimes))),
    expiresIn: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
  }
}

const endOf = ({ createdAt }: SessionFamily, { longestDays }: SessionLifetimes) =>
  later(createdAt, longestDays * 86_400)

type Shown = { family: SessionFamily; createdAt: Date }

const isOver = ({ family, createdAt }: Shown, lifetimes: SessionLifetimes, now: Date) =>
  endOf(family, lifetimes) <= now || later(createdAt, idleSeconds(family.isKept, lifetimes)) <= now

const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)
