import type { SignInAnswer } from '#contract/account'
import type { Database } from '#server/db/open'
import { spentPartnerTokens } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { lockContact } from '../identity/lock-contact.ts'
import { noteEvent } from './account-events.ts'
import { createAccountRepository, type Identity } from './account-repository.ts'
import { createLinkedIdentities } from './linked-identities.ts'
import { openSession, type Arrival } from './open-session.ts'
import type { PartnerMember } from './partner-token.ts'

type Entry = Arrival & { tenantCode: string; member: PartnerMember }

/** What signs the member in; `linked`: the account from before that the partner signs them in to from now on. */
export type PartnerEntry = { answer: SignInAnswer; linked?: Identity }

/**
 * Signs a member of a partner's own site in (C25, S20), once for each token: into the account that the member had the last time, else
 * that of the proven phone, which is linked to them, else a new one.
 *
 * Throws `partner_token_invalid` for a token that has signed in before, and `partner_account_differs` where the phone's account is
 * another member's.
 *
 * @param tx - a transaction
 */
export async function signInByPartner(tx: Database, { tenantCode, member, ...arrival }: Entry): Promise<PartnerEntry> {
  const { device, now } = arrival
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
  if (known) return { answer: await openSession(tx, known, arrival) }
  const ofPhone = await createAccountRepository(tx).find(tenantCode, { phone: member.phone })
  const account = ofPhone ?? (await addAccount(tx, { tenantCode, member, device, now }))
  // A phone that has gone to another member: whoever holds it now proves it by a code.
  if (!(await identities.link(account, identity, now))) throw problem('partner_account_differs')
  await noteEvent(tx, { tenantCode, patientId: account.id, kind: 'way_linked', device, now })
  const answer = await openSession(tx, account, arrival, { isTold: true })
  return { answer, ...(ofPhone && { linked: ofPhone }) }
}

async function addAccount(
  tx: Database,
  { tenantCode, member, device, now }: Pick<Entry, 'tenantCode' | 'member' | 'device' | 'now'>,
): Promise<Identity> {
  const { phone, firstName, lastName } = member
  const account = { tenantCode, phone, email: null, emailProvenAt: null, firstName, lastName, createdAt: now }
  const added = await createAccountRepository(tx).add(account)
  if (!added) throw problem('account_exists')
  await noteEvent(tx, { tenantCode, patientId: added.id, kind: 'signed_up', device, now })
  return added
}
