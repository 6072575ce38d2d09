import type { SignInAnswer } from '#contract/account'
import type { Database } from '#server/db/open'
import { spentPartnerTokens } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { lockContact } from '../identity/lock-contact.ts'
import { createAccountRepository, type Identity } from './account-repository.ts'
import { createLinkedIdentities } from './linked-identities.ts'
import { openSession, type Arrival } from './open-session.ts'
import type { PartnerMember } from './partner-token.ts'

type Entry = Arrival & { tenantCode: string; member: PartnerMember }

/**
 * Signs a member of a partner's own site in (C25, S20), once for each token: into the account that the member had the last time, else
 * that of the proven phone, else a new one.
 *
 * Throws `partner_token_invalid` for a token that has signed in before, and `partner_account_differs` where the phone's account is
 * another member's.
 *
 * @param tx - a transaction
 */
export async function signInByPartner(
  tx: Database,
  { tenantCode, member, device, stay, now }: Entry,
): Promise<SignInAnswer> {
  const idHash = hashToken(member.id)
  const spent = await tx
    .insert(spentPartnerTokens)
    .values({ tenantCode, idHash, expiresAt: member.expiresAt })
    .onConflictDoNothing()
    .returning({ idHash: spentPartnerTokens.idHash })
  if (spent.length === 0) throw problem('partner_token_invalid')
  await lockContact(tx, tenantCode, { phone: member.phone })
  const identities = createLinkedIdentities(tx)
  const identity = { provider: 'partner', subject: member.subject } as const
  const known = await identities.find(tenantCode, identity)
  const account = known ?? (await ofPhone(tx, tenantCode, member, now))
  // A phone that has gone to another member: whoever holds it now proves it by a code.
  if (!known && !(await identities.link(account, identity, now))) throw problem('partner_account_differs')
  return openSession(tx, account, { device, stay, now })
}

async function ofPhone(tx: Database, tenantCode: string, member: PartnerMember, now: Date): Promise<Identity> {
  const accounts = createAccountRepository(tx)
  const found = await accounts.find(tenantCode, { phone: member.phone })
  if (found) return found
  const { phone, firstName, lastName } = member
  const account = { tenantCode, phone, email: null, emailProvenAt: null, firstName, lastName, createdAt: now }
  const added = await accounts.add(account)
  if (!added) throw problem('account_exists')
  return added
}
