import type { ResetProof } from '#contract/account'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { checkCode, type CodeRefusal, type TypedCode } from '../identity/check-code.ts'
import { after } from '../identity/send-code.ts'
import { createFamilyRepository } from '../sessions/family-repository.ts'
import { noteEvent } from './account-events.ts'
import { contactsOf, createAccountRepository, type Identity } from './account-repository.ts'
import { passwordAttempts } from './password-attempts.ts'
import { createResetRepository } from './reset-repository.ts'

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
  const expiresAt = after(now, rules.proofMinutes * 60)
  const token = await createResetRepository(tx).add(owner, now, expiresAt)
  return { token_reset_password: token, expires_at: expiresAt.toISOString() }
}

/**
 * Until when the link of a mail sets a password. Throws `reset_token_invalid` with `details.reason` for one that does not. The link stays as
 * it is.
 */
export async function checkResetLink(
  db: Database,
  shown: { tenantCode: string; token: string; now: Date },
): Promise<Date> {
  const found = await createResetRepository(db).look(shown)
  if (typeof found === 'string') throw problem('reset_token_invalid', { details: { reason: found } })
  // What the code of a phone was traded for is no link.
  if (found.contact.phone !== undefined) throw problem('reset_token_invalid', { details: { reason: 'unknown' } })
  return found.expiresAt
}

type Reset = {
  tenantCode: string
  token: string
  /** The phone that the token has to be of, in E.164; without one it has to come from a mail. */
  phone: string | undefined
  passwordHash: string
  secret: Buffer
  device: Device
  now: Date
}

/**
 * Sets the password of an account by a reset (S24, C28, C14), and ends all its sessions: whoever has them may be why it is reset. Wrong
 * passwords from before no longer count, and other links and codes that were asked for set none any more. Returns whose it is, and whether it is their first one.
 *
 * Throws `reset_token_invalid` with `details.reason`, and `account_not_found` where what is proven has no account; the right is then not
 * used up.
 *
 * @param tx - a transaction
 */
export async function resetPassword(
  tx: Database,
  reset: Reset,
): Promise<{ account: Identity; kind: 'password_set' | 'password_reset' }> {
  const { tenantCode, token, passwordHash, secret, device, now } = reset
  const resets = createResetRepository(tx)
  const proven = await resets.use({ tenantCode, token, now })
  if (typeof proven === 'string') throw problem('reset_token_invalid', { details: { reason: proven } })
  if (proven.phone !== reset.phone) throw problem('reset_token_invalid', { details: { reason: 'unknown' } })
  const accounts = createAccountRepository(tx)
  const account = await accounts.findWithPassword(tenantCode, proven)
  if (!account) throw problem('account_not_found')
  const kind = account.hash === null ? 'password_set' : 'password_reset'
  await accounts.setPassword(account.id, passwordHash, now)
  await createFamilyRepository(tx).revokeAllOf(tenantCode, account.id, now)
  const contacts = contactsOf(account)
  await resets.useUp({ tenantCode, contacts, now })
  for (const contact of contacts) await passwordAttempts(tx, { tenantCode, secret, ...contact }).forget()
  await noteEvent(tx, { tenantCode, patientId: account.id, kind, device, now })
  return { account, kind }
}
