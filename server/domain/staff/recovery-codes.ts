import { createHmac, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { staffRecoveryCodes } from '#server/db/schema/staff'
import { staffRules } from './staff-rules.ts'

type Owner = { tenantCode: string; memberId: string; secret: Buffer }

/** Letters and digits that are not taken for one another. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Ten new recovery codes of a person, such as `k7p2m-9xw4q`, which nobody can read again; those from before no longer count.
 *
 * @param tx - a transaction
 */
export async function renewRecoveryCodes(tx: Database, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: staffRules.recoveryCodes }, newCode)
  const { tenantCode, memberId } = owner
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId))
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ tenantCode, memberId, codeHash: hashOf(code, owner) })))
  return codes
}

/** Uses a recovery code up. Returns how many are left, or undefined where it is none of this person's; of two calls at once one gets it. */
export async function spendRecoveryCode(tx: Database, owner: Owner, typed: string): Promise<number | undefined> {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  const spent = await tx
    .delete(staffRecoveryCodes)
    .where(
      and(
        eq(staffRecoveryCodes.memberId, owner.memberId),
        eq(staffRecoveryCodes.codeHash, hashOf(`${code.slice(0, 5)}-${code.slice(5)}`, owner)),
      ),
    )
    .returning({ id: staffRecoveryCodes.id })
  return spent.length > 0 ? countRecoveryCodes(tx, owner.memberId) : undefined
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.memberId, memberId))
  return row?.left ?? 0
}

function newCode(): string {
  const text = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** Keyed: fifty bits alone would be guessed from a plain hash. */
const hashOf = (code: string, { secret, memberId }: Owner) =>
  createHmac('sha256', secret).update(`staff recovery ${memberId} ${code}`).digest('hex')
