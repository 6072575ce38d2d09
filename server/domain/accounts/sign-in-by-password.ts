import type { SignInAnswer } from '#contract/account'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createAccountRepository } from './account-repository.ts'
import { isPassword } from './hash-password.ts'
import { openSession, type Arrival } from './open-session.ts'
import { linkNewcomer, type NotifyOfLink } from './social/link-identity.ts'
import { passwordAttempts, type AttemptOwner } from './password-attempts.ts'

type SignIn = AttemptOwner &
  Arrival & {
    password: string
    /** Of a newcomer by another site, which is linked to the account. */
    identityToken?: string | undefined
    notifyOfLink: NotifyOfLink
  }

/**
 * Signs in with phone or email, and password (S14, S15, C16, C17). One without an account, or whose account has no password, is answered
 * like one with another password, and after the same time.
 *
 * Throws `credentials_invalid` with `details.attempts_left`; after five wrong ones `sign_in_paused` with `details.retry_at`, also for the
 * right one. With the token of a newcomer by another site that site is linked, as `linkNewcomer` does it.
 *
 * @param db - no transaction: attempts are stored at once, and comparing takes its time
 */
export async function signInByPassword(db: Database, signIn: SignIn): Promise<SignInAnswer> {
  const { tenantCode, password, identityToken, device, now, notifyOfLink, ...contact } = signIn
  const attempt = await passwordAttempts(db, signIn).take(now)
  if ('pausedUntil' in attempt)
    throw problem('sign_in_paused', { details: { retry_at: attempt.pausedUntil.toISOString() } })

  const account = await createAccountRepository(db).findWithPassword(tenantCode, contact)
  const hash = account?.hash ?? undefined
  const isRight = await isPassword(password, hash)
  const wrong = () => problem('credentials_invalid', { details: { attempts_left: attempt.left } })
  if (!isRight || !account || hash === undefined) throw wrong()
  try {
    return await db.transaction(async (tx) => {
      // A reset that was done meanwhile ended all sessions, and this one would outlive it.
      if (!(await createAccountRepository(tx).isCurrent(account.id, hash))) throw wrong()
      await passwordAttempts(tx, signIn).giveBack()
      await linkNewcomer(tx, account, identityToken, { device, now, notifyOfLink })
      return openSession(tx, account, signIn, { isTold: identityToken !== undefined })
    })
  } catch (failure) {
    // The password was right: it is the other site that is not.
    if (failure instanceof Problem && failure.code.startsWith('social_')) await passwordAttempts(db, signIn).giveBack()
    throw failure
  }
}
