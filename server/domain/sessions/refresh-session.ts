import type { SessionTokens } from '#contract/session'
import type { Database } from '#server/db/open'
import { noteEvent } from '../accounts/account-events.ts'
import { createFamilyRepository, type RefreshToken, type SessionFamily } from './family-repository.ts'
import { createSessionRepository } from './session-repository.ts'
import { idleSeconds, sessionRules, type SessionLifetimes } from './session-rules.ts'

type Refresh = { tenantCode: string; refreshToken: string; lifetimes: SessionLifetimes; now: Date }

/**
 * Trades a refresh token for the next bearer and the next refresh token of its family. Nothing for one that is unknown to the tenant,
 * ran out, or is of a family that has ended; and for one that was traded before, which ends its family: two have it, and one of them
 * is not the patient, who reads of it. Just traded it still counts, and longer while nothing was heard of what it was traded for: the answer may have been
 * lost.
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
  const isLate = shown.replacedAt !== null && shown.replacedAt < later(now, -sessionRules.graceSeconds)
  if (shown.withdrawnAt !== null || (isLate && !(await takeBackAnswers(tx, shown, now)))) {
    await families.revoke(shown.family, now)
    const { device, family } = shown
    await noteEvent(tx, { tenantCode, patientId: family.patientId, kind: 'session_stolen', device, now })
    return undefined
  }
  // From the first trade on, or from that which takes back the ones before: tabs that ask at once are all answered.
  if (isLate || shown.replacedAt === null) await families.markReplaced(shown.id, now)
  await families.touch(shown.family, now)
  return issueTokens(tx, shown.family, { tradedId: shown.id, lifetimes, now })
}

/**
 * Takes back what a refresh token was traded for, where nobody can have got it: neither its bearers nor its refresh tokens were ever used.
 * Returns false, and takes back nothing, where one was, or where the first of them is too old.
 */
async function takeBackAnswers(tx: Database, traded: RefreshToken, now: Date): Promise<boolean> {
  const families = createFamilyRepository(tx)
  const answers = await families.answersTo(traded)
  const oldest = Math.min(...answers.map(({ createdAt }) => createdAt.getTime()))
  const isHeard = answers.some(({ replacedAt, heardAt }) => replacedAt !== null || heardAt !== null)
  if (isHeard || answers.length === 0 || oldest <= later(now, -sessionRules.lostAnswerDays * 86_400).getTime())
    return false
  // A younger one may still be on its way.
  const isOld = ({ createdAt }: RefreshToken) => createdAt < later(now, -sessionRules.graceSeconds)
  const lost = answers.filter(isOld).map(({ id }) => id)
  await families.withdraw({ id: traded.familyId }, lost, now)
  return true
}

/** `tradedId`: the refresh token that is traded; none where somebody has just signed in. */
type Issue = { tradedId?: string; lifetimes: SessionLifetimes; now: Date }

/**
 * The next bearer and refresh token of a family, neither good beyond the end of the family.
 *
 * @param tx - a transaction
 */
export async function issueTokens(
  tx: Database,
  family: SessionFamily,
  { tradedId, lifetimes, now }: Issue,
): Promise<SessionTokens> {
  const end = endOf(family, lifetimes)
  const within = (seconds: number) => new Date(Math.min(later(now, seconds).getTime(), end.getTime()))
  const expiresAt = within(sessionRules.bearerMinutes * 60)
  const { id: familyId, tenantCode, patientId } = family
  const next = await createFamilyRepository(tx).addToken(family, {
    tradedId,
    createdAt: now,
    expiresAt: within(idleSeconds(family.isKept, lifetimes)),
  })
  return {
    idToken: await createSessionRepository(tx).open({
      ...{ tenantCode, kind: 'patient', patientId, familyId, expiresAt },
      // Nothing hangs on the first of a family.
      unheardTokenId: tradedId === undefined ? null : next.id,
    }),
    refreshToken: next.token,
    expiresIn: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
  }
}

const endOf = ({ createdAt }: SessionFamily, { longestDays }: SessionLifetimes) =>
  later(createdAt, longestDays * 86_400)

type Shown = { family: SessionFamily; createdAt: Date }

const isOver = ({ family, createdAt }: Shown, lifetimes: SessionLifetimes, now: Date) =>
  endOf(family, lifetimes) <= now || later(createdAt, idleSeconds(family.isKept, lifetimes)) <= now

const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)
