import type { SignedCredential } from '#contract/console/passkeys'
import type { Database } from '#server/db/open'
import type { Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { isPassword } from '../accounts/hash-password.ts'
import { createAttempts } from '../identity/attempts.ts'
import { findMember, type Member } from './members.ts'
import { signByStaffPasskey } from './passkeys/sign-by-staff-passkey.ts'
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { spendCode, triesOf } from './second-factor.ts'
import { noteStaffEvent, type Moment } from './staff-events.ts'
import { paused, staffAttempts, staffRules } from './staff-rules.ts'
import { openStaffSession } from './staff-sessions.ts'
import { createTickets } from './tickets.ts'

type Password = Moment & { tenantCode: string; secret: Buffer; email: string; password: string }

/**
 * The first step of a sign-in: whose password it was, and a ticket for the second one. An email without an account is answered like a wrong password, and after the same
 * time.
 *
 * Throws `credentials_invalid` with `details.attempts_left`, and `sign_in_paused` with `details.retry_at`.
 *
 * @param db - no transaction: tries are counted at once, and comparing takes its time
 */
export async function checkPassword(db: Database, given: Password): Promise<{ member: Member; ticket: string }> {
  const { tenantCode, secret, email, password, device, now } = given
  const { password: ofEmail, anywhere, tenant } = staffAttempts
  const tries = [
    createAttempts(db, { ...ofEmail, secret, tenantCode, email }),
    createAttempts(db, { ...anywhere, secret, email }),
    createAttempts(db, { ...tenant, secret, accountId: tenantCode }),
  ]
  let left = Infinity
  for (const counted of tries) {
    const attempt = await counted.take(now)
    if ('pausedUntil' in attempt) throw paused(attempt.pausedUntil)
    left = Math.min(left, attempt.left)
  }
  const member = await findMember(db, tenantCode, { email })
  const isRight = await isPassword(password, member?.passwordHash)
  if (!isRight || !member) {
    await noteStaffEvent(db, { tenantCode, kind: 'sign_in_refused', actor: member, device, now })
    throw problem('credentials_invalid', { details: { attempts_left: left } })
  }
  for (const counted of tries) await counted.giveBack()
  const ticket = { purpose: 'second step', subject: member.id, tag: tagOf(member) } as const
  return { member, ticket: createTickets(secret).give(ticket, now, staffRules.secondStepMinutes) }
}

type FirstStep = { tenantCode: string; secret: Buffer; ticket: string; now: Date }

/** Who gave their password in the first step. Throws `code_expired` where that is too long ago, or it was changed since. */
export async function requireFirstStep(db: Database, { tenantCode, secret, ticket, now }: FirstStep): Promise<Member> {
  const first = createTickets(secret).read('second step', ticket, now)
  const member = first && (await findMember(db, tenantCode, { id: first.subject }))
  if (!member || first.tag !== tagOf(member)) throw problem('code_expired')
  return member
}

/** A code of the authenticator app, what a passkey has signed, or a recovery code. */
type Proof = { code: string } | { credential: SignedCredential; site: Site } | { recoveryCode: string }
type SecondStep = Moment & FirstStep & { proof: Proof }

/**
 * The second step: opens a session by a second factor, or by a recovery code.
 *
 * Throws as `requireFirstStep` does, `code_invalid` or `passkey_invalid` with `details.attempts_left`, `passkey_expired`, and
 * `sign_in_paused` with `details.retry_at`.
 *
 * @param db - no transaction: tries are counted at once
 */
export async function finishSignIn(
  db: Database,
  { proof, device, ...first }: SecondStep,
): Promise<{ session: string; recoveryCodesLeft: number }> {
  const { tenantCode, secret, now } = first
  const member = await requireFirstStep(db, first)
  const tries = triesOf(db, secret, member.id)
  const attempt = await tries.take(now)
  if ('pausedUntil' in attempt) throw paused(attempt.pausedUntil)
  const owner = { tenantCode, memberId: member.id, secret }
  const left = 'recoveryCode' in proof ? await spendRecoveryCode(db, owner, proof.recoveryCode) : undefined
  const isRight =
    'code' in proof
      ? await spendCode(db, secret, member, proof.code, now)
      : 'credential' in proof
        ? await signByStaffPasskey(db, { ...proof, member, now })
        : left !== undefined
  if (!isRight) {
    await noteStaffEvent(db, { tenantCode, kind: 'second_factor_refused', actor: member, device, now })
    const refusal = 'credential' in proof ? 'passkey_invalid' : 'code_invalid'
    throw problem(refusal, { details: { attempts_left: attempt.left } })
  }
  await tries.giveBack()
  return db.transaction(async (tx) => {
    if (left !== undefined)
      await noteStaffEvent(tx, { tenantCode, kind: 'recovery_code_used', actor: member, device, now })
    await noteStaffEvent(tx, { tenantCode, kind: 'signed_in', actor: member, device, now })
    const session = await openStaffSession(tx, { tenantCode, memberId: member.id, device, now })
    return { session, recoveryCodesLeft: left ?? (await countRecoveryCodes(tx, member.id)) }
  })
}

/** Changes with the password: what was begun with the old one is not finished with it. */
export const tagOf = ({ passwordHash }: Pick<Member, 'passwordHash'>): string => hashToken(passwordHash)
