import { eq } from 'drizzle-orm'
import { passkeyLimits } from '#contract/passkey'
import type { MadeCredential } from '#contract/console/passkeys'
import type { Database } from '#server/db/open'
import { staffMembers } from '#server/db/schema/staff'
import type { Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { problem } from '#server/errors'
import { findMember, type Member } from '../members.ts'
import { afterChange, confirmPassword, type Own } from '../own-sign-in.ts'
import { noteStaffEvent } from '../staff-events.ts'
import { proveStaffPasskey } from './prove-staff-passkey.ts'
import { createStaffPasskeys } from './staff-passkeys.ts'

/**
 * Adds a passkey that a device has made for who gave their password before it was asked. Throws as `proveStaffPasskey` does, and
 * `passkeys_limit`.
 */
export async function addOwnPasskey(
  db: Database,
  own: Own,
  { site, credential }: { site: Site; credential: MadeCredential },
): Promise<void> {
  const { session, secret, device, now } = own
  const { tenantCode, memberId: subject } = session
  const made = await proveStaffPasskey(db, { tenantCode, purpose: 'add', subject, secret, site, credential, now })
  await db.transaction(async (tx) => {
    const passkeys = createStaffPasskeys(tx, await holdMember(tx, own))
    if ((await passkeys.list()).length >= passkeyLimits.most) throw problem('passkeys_limit')
    if (!(await passkeys.add({ ...made, ...device, createdAt: now }))) throw problem('passkey_invalid')
    await noteStaffEvent(tx, { tenantCode, kind: 'passkey_added', actor: session, device, now })
  })
}

/** Calls a passkey something else. Throws `not_found`. */
export async function renameOwnPasskey(db: Database, own: Own, id: string, name: string): Promise<void> {
  const { session, device, now } = own
  const { tenantCode, memberId } = session
  await db.transaction(async (tx) => {
    if (!(await createStaffPasskeys(tx, { tenantCode, id: memberId }).rename(id, name))) throw problem('not_found')
    await noteStaffEvent(tx, { tenantCode, kind: 'passkey_renamed', actor: session, device, now })
  })
}

/**
 * Removes a passkey for who gives the password; returns the new token of this session, all others of the same person end. Throws `not_found`,
 * and `last_way_in` for the last second factor.
 */
export async function removeOwnPasskey(db: Database, own: Own, id: string, password: string): Promise<string> {
  const { tenantCode, memberId } = own.session
  if (!(await createStaffPasskeys(db, { tenantCode, id: memberId }).find(id))) throw problem('not_found')
  await confirmPassword(db, own, password)
  return db.transaction(async (tx) => {
    const member = await holdMember(tx, own)
    const passkeys = createStaffPasskeys(tx, member)
    await passkeys.remove(id)
    if (member.totpSecret === null && (await passkeys.list()).length === 0) throw problem('last_way_in')
    return afterChange(tx, own, 'passkey_removed')
  })
}

/** Ends the codes of the authenticator app for who gives the password, in the same way. Throws `not_found` and `last_way_in`. */
export async function removeSecondFactor(db: Database, own: Own, password: string): Promise<string> {
  await confirmPassword(db, own, password)
  return db.transaction(async (tx) => {
    const member = await holdMember(tx, own)
    if (member.totpSecret === null) throw problem('not_found')
    if ((await createStaffPasskeys(tx, member).list()).length === 0) throw problem('last_way_in')
    await tx.update(staffMembers).set({ totpSecret: null, totpStep: null }).where(eq(staffMembers.id, member.id))
    return afterChange(tx, own, 'second_factor_removed')
  })
}

/** Locked until the transaction ends: two removals at once do not take the last two second factors. */
async function holdMember(tx: Database, { session: { tenantCode, memberId } }: Own): Promise<Member> {
  await tx.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.id, memberId)).for('update')
  const member = await findMember(tx, tenantCode, { id: memberId })
  if (!member) throw problem('unauthenticated')
  return member
}
