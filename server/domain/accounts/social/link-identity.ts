import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { socialProofs } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { noteEvent } from '../account-events.ts'
import type { Identity } from '../account-repository.ts'
import { createLinkedIdentities, type ForeignIdentity } from '../linked-identities.ts'

type Doing = { device: Device; now: Date }

/** Tells an account's owner that a site was linked to it, in the transaction of that: neither is done without the other. */
export type NotifyOfLink = (tx: Database, account: Identity) => Promise<void>

/**
 * Links somebody at another site to an account that is proven to be theirs: the site signs them in from then on. Does nothing where they
 * are linked already. Throws `social_account_differs` where one of both is linked to another.
 *
 * @param tx - a transaction
 */
export async function linkIdentity(
  tx: Database,
  account: Identity,
  identity: ForeignIdentity,
  { device, now }: Doing,
): Promise<void> {
  const { id: patientId, tenantCode } = account
  const identities = createLinkedIdentities(tx)
  if (!(await identities.link(account, identity, now))) {
    if ((await identities.find(tenantCode, identity))?.id === patientId) return
    throw problem('social_account_differs')
  }
  await noteEvent(tx, { tenantCode, patientId, kind: 'way_linked', device, now })
}

/**
 * The same for a newcomer, whose token is spent: from then on it counts for this account alone, whose sign-in may be repeated after a lost
 * answer. Its owner is told where they have another way in. Without a token nothing is linked. Throws `social_state_invalid` for one that is unknown,
 * another tenant's, past its time or spent.
 *
 * @param tx - a transaction: where it fails, the token can be used again
 */
export async function linkNewcomer(
  tx: Database,
  account: Identity,
  token: string | undefined,
  { notifyOfLink, ...doing }: Doing & { notifyOfLink?: NotifyOfLink },
): Promise<void> {
  if (token === undefined) return
  const [proof] = await tx
    .update(socialProofs)
    .set({ patientId: account.id })
    .where(
      and(
        eq(socialProofs.tokenHash, hashToken(token)),
        eq(socialProofs.tenantCode, account.tenantCode),
        gt(socialProofs.expiresAt, doing.now),
        or(isNull(socialProofs.patientId), eq(socialProofs.patientId, account.id)),
      ),
    )
    .returning({ provider: socialProofs.provider, subject: socialProofs.subject })
  if (!proof) throw problem('social_state_invalid')
  await linkIdentity(tx, account, proof, doing)
  await notifyOfLink?.(tx, account)
}
