import { eq } from 'drizzle-orm'
import type { MadeCredential } from '#contract/console/passkeys'
import type { Database } from '#server/db/open'
import { staffInvitations, staffMembers } from '#server/db/schema/staff'
import type { Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { problem } from '#server/errors'
import { lookAtInvitation, type Invitation } from './invitations.ts'
import { findMember, type Member } from './members.ts'
import { proveStaffPasskey } from './passkeys/prove-staff-passkey.ts'
import { createStaffPasskeys } from './passkeys/staff-passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { proveFactor } from './second-factor.ts'
import { noteStaffEvent, type Moment } from './staff-events.ts'
import { endSessions, openStaffSession } from './staff-sessions.ts'

type Shown = { tenantCode: string; token: string; now: Date }
type Accepting = Omit<Shown, 'now'> &
  Moment & {
    secret: Buffer
    name: string
    passwordHash: string
    proof: { ticket: string; code: string } | { credential: MadeCredential; site: Site }
  }

/** The invitation of a link. Throws `gone` with `details.reason` for one that is over, or is none of this tenant. */
export async function requireInvitation(db: Database, shown: Shown): Promise<Invitation> {
  const found = await lookAtInvitation(db, shown)
  if (typeof found === 'string') throw problem('gone', { details: { reason: found } })
  return found
}

/**
 * Makes who is invited one of the staff and signs them in: with a name, a password and a second factor, whose first code they give or which
 * is a passkey. One of the staff whom the operator invited gets new ways in instead, and keeps nothing of the old ones.
 *
 * Throws as `requireInvitation`, `proveFactor` and `proveStaffPasskey` do.
 *
 * @param db - no transaction: tries at the code are counted at once
 */
export async function acceptInvitation(
  db: Database,
  accepting: Accepting,
): Promise<{ session: string; recoveryCodes: string[] }> {
  const { tenantCode, secret, device, now } = accepting
  const { id } = await requireInvitation(db, accepting)
  const { codes, passkey } = await prove(db, id, accepting)
  return db.transaction(async (tx) => {
    // Of two who follow the same link one becomes a member.
    const { email, role } = await requireInvitation(tx, accepting)
    const { name, passwordHash } = accepting
    const member = await put(tx, { tenantCode, email, role, name, passwordHash, ...codes, createdAt: now })
    await putPasskey(tx, member, passkey && { ...passkey, ...device, createdAt: now })
    await tx.update(staffInvitations).set({ acceptedAt: now }).where(eq(staffInvitations.id, id))
    await endSessions(tx, { memberId: member.id }, 'replaced', now)
    const owner = { tenantCode, memberId: member.id, secret }
    const recoveryCodes = await renewRecoveryCodes(tx, owner)
    const session = await openStaffSession(tx, { tenantCode, memberId: member.id, device, now })
    await noteStaffEvent(tx, { tenantCode, kind: 'joined', actor: member, role, device, now })
    return { session, recoveryCodes }
  })
}

/** What is stored of either second factor. */
async function prove(db: Database, subject: string, { tenantCode, secret, proof, now }: Accepting) {
  if ('code' in proof) return { codes: await proveFactor(db, secret, { subject, ...proof, now }) }
  const passkey = await proveStaffPasskey(db, { tenantCode, purpose: 'join', subject, secret, ...proof, now })
  return { codes: { totpSecret: null, totpStep: null }, passkey }
}

async function putPasskey(
  tx: Database,
  member: Member,
  passkey: Parameters<ReturnType<typeof createStaffPasskeys>['add']>[0] | undefined,
): Promise<void> {
  const passkeys = createStaffPasskeys(tx, member)
  await passkeys.removeAll()
  if (passkey && !(await passkeys.add(passkey))) throw problem('passkey_invalid')
}

async function put(tx: Database, values: typeof staffMembers.$inferInsert): Promise<Member> {
  const before = await findMember(tx, values.tenantCode, { email: values.email })
  const { createdAt: _, ...change } = values
  const [member] = before
    ? await tx.update(staffMembers).set(change).where(eq(staffMembers.id, before.id)).returning()
    : await tx.insert(staffMembers).values(values).returning()
  if (!member) throw problem('unexpected')
  return member
}
