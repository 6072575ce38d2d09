import type { SignInAnswer } from '#contract/account'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { spendProof } from '../identity/spend-proof.ts'
import { createAccountRepository } from './account-repository.ts'
import { openSession, type Arrival } from './open-session.ts'
import { linkNewcomer, type NotifyOfLink } from './social/link-identity.ts'

/**
 * Signs in with the proof of a phone or an email, once (S16, S17, C24).
 *
 * Throws `guest_token_invalid` as `spendProof` does, and `account_not_found`, by which the proof is not spent: it can sign up then. With the
 * token of a newcomer by another site that site is linked, as `linkNewcomer` does it.
 *
 * @param tx - a transaction
 */
export async function signInByProof(
  tx: Database,
  {
    tenantCode,
    token,
    identityToken,
    notifyOfLink,
    ...arrival
  }: Arrival & { tenantCode: string; token: string; identityToken?: string | undefined; notifyOfLink: NotifyOfLink },
): Promise<SignInAnswer> {
  const contact = await spendProof(tx, { tenantCode, token, now: arrival.now })
  const account = await createAccountRepository(tx).find(tenantCode, contact)
  if (!account) throw problem('account_not_found')
  await linkNewcomer(tx, account, identityToken, { ...arrival, notifyOfLink })
  return openSession(tx, account, arrival, { isTold: identityToken !== undefined })
}
