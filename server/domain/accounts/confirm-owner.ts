import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { spendProof } from '../identity/spend-proof.ts'
import { confirm } from '../sessions/confirmation.ts'
import { contactsOf, createAccountRepository } from './account-repository.ts'
import { isPassword } from './hash-password.ts'
import { passwordAttempts } from './password-attempts.ts'

/** Who says that it is them, and on which device. */
type Owner = { tenantCode: string; patientId: string; familyId: string | null; now: Date }

/**
 * A signed-in patient shows that it is them by a proof of the account's own phone or email, which is spent. Returns until when that counts.
 *
 * Throws `guest_token_invalid`, for a proof of another's too, which is not spent then.
 *
 * @param tx - a transaction
 */
export async function confirmByProof(tx: Database, { token, ...owner }: Owner & { token: string }): Promise<Date> {
  const { tenantCode, patientId, now } = owner
  const proven = await spendProof(tx, { tenantCode, token, now })
  const account = await createAccountRepository(tx).findById(tenantCode, patientId)
  const isOwn =
    account && contactsOf(account).some(({ phone, email }) => phone === proven.phone && email === proven.email)
  if (!isOwn) throw problem('guest_token_invalid')
  return confirm(tx, owner, now)
}

/**
 * The same by the account's password, which counts as one at the sign-in does: throws `credentials_invalid` with `details.attempts_left`, and
 * `sign_in_paused` with `details.retry_at`.
 *
 * @param db - no transaction: attempts are stored at once, and comparing takes its time
 */
export async function confirmByPassword(
  db: Database,
  { password, secret, ...owner }: Owner & { password: string; secret: Buffer },
): Promise<Date> {
  const { tenantCode, patientId, now } = owner
  const account = await createAccountRepository(db).findById(tenantCode, patientId)
  const [contact] = account ? contactsOf(account) : []
  if (!contact) throw problem('unauthenticated')
  const attempts = passwordAttempts(db, { tenantCode, secret, ...contact })
  const attempt = await attempts.take(now)
  if ('pausedUntil' in attempt)
    throw problem('sign_in_paused', { details: { retry_at: attempt.pausedUntil.toISOString() } })
  const known = await createAccountRepository(db).findWithPassword(tenantCode, contact)
  if (!(await isPassword(password, known?.hash ?? undefined)))
    throw problem('credentials_invalid', { details: { attempts_left: attempt.left } })
  await attempts.giveBack()
  return confirm(db, owner, now)
}
