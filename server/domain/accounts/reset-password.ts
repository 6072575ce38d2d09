import type { ResetProof } from '#contract/account'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { checkCode, type CodeRefusal, type TypedCode } from '../identity/check-code.ts'
import { after } from '../identity/send-code.ts'
import { createFamilyRepository } from '../sessions/family-repository.ts'
import { noteEvent } from './account-events.ts'
import { createAccountRepository } from './account-repository.ts'
import { createResetRepository } from './reset-repository.ts'
import { createAttempts, type AttemptOwner } from './sign-in-attempts.ts'

/**
 * Exchanges the code of a reset for the right to set one password (S23, C27); see `checkCode` for refusals. Whether the phone has an account
 * makes no difference.
 *
 * @param tx - a transaction
 */
export async function verifyResetCode(tx: Database, typed: TypedCode): Promise<ResetProof | { refused: CodeRefusal }> {
  const refused = await checkCode(tx, typed)
  if (refused) return { refused }
  const { owner, rules, now } = typed
  const { tenantCode, phone } = owner
  const expiresAt = after(now, rules.proofMinutes * 60)
  const token = await createResetRepository(tx).add({ tenantCode, phone }, now, expiresAt)
  return { token_reset_password: token, expires_at: expiresAt.toISOString() }
}

type Reset = AttemptOwner & { token: string; passwordHash: string; device: Device; now: Date }

/**
 * Sets the password of an account by a reset (S24, C28), and ends all its sessions: whoever has them may be why it is reset. Wrong passwords
 * from before no longer count.
 *
 * Throws `reset_token_invalid`, and `account_not_found` where the proven phone has no account; the right is then not used up.
 *
 * @param tx - a transaction
 */
export async function resetPassword(tx: Database, reset: Reset): Promise<void> {
  const { tenantCode, phone, token, passwordHash, device, now } = reset
  const isUsed = await createResetRepository(tx).use({ tenantCode, phone }, token, now)
  if (!isUsed) throw problem('reset_token_invalid')
  const accounts = createAccountRepository(tx)
  const account = await accounts.find(tenantCode, phone)
  if (!account) throw problem('account_not_found')
  await accounts.setPassword(account.id, passwordHash, now)
  await createFamilyRepository(tx).revokeAllOf(tenantCode, account.id, now)
  await createAttempts(tx, reset).forget()
  await noteEvent(tx, { tenantCode, patientId: account.id, kind: 'password_reset', device, now })
}
