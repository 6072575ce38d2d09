import { count, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { passkeys } from '#server/db/schema/passkeys'
import { linkedIdentities, passwords } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { createAccountRepository } from './account-repository.ts'

/** Which kinds of ways in are open at present: whether codes can be mailed, and which sites of others sign in at the tenant. */
export type OpenWays = { sendsMail: boolean; providers: readonly (typeof linkedIdentities.$inferSelect)['provider'][] }

/**
 * Refuses to take the last way into an account: to be called once it is removed, in the same transaction. Of two at once the second waits
 * for the first.
 *
 * Throws `last_way_in`, and `unauthenticated` where there is no such account.
 *
 * @param tx - a transaction
 */
export async function requireWayIn(
  tx: Database,
  { tenantCode, patientId }: { tenantCode: string; patientId: string },
  { sendsMail, providers }: OpenWays,
): Promise<void> {
  const account = await createAccountRepository(tx).hold(tenantCode, patientId)
  if (!account) throw problem('unauthenticated')
  if (account.phone !== null) return
  // A password is given with a phone or an email that is proven.
  if (account.emailProvenAt !== null && (sendsMail || (await countOf(tx, passwords, patientId)) > 0)) return
  if ((await countOf(tx, passkeys, patientId)) > 0) return
  const linked = await tx
    .select({ provider: linkedIdentities.provider })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.patientId, patientId))
  if (linked.some(({ provider }) => providers.includes(provider))) return
  throw problem('last_way_in')
}

async function countOf(tx: Database, table: typeof passwords | typeof passkeys, patientId: string): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(table).where(eq(table.patientId, patientId))
  return row?.rows ?? 0
}
