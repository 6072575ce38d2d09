import { asc, eq, isNotNull } from 'drizzle-orm'
import { consentKinds, type ConsentKind } from '#contract/consents'
import type { Database } from '#server/db/open'
import { accountConsents } from '#server/db/schema/account-consents'
import { problem } from '#server/errors'

/** What somebody agreed to, and in which wording. */
export type Consent = { kind: ConsentKind; version: string }

/** Throws `consent_required` where one of those is missing without which there is no account. */
export function requireConsents(given: readonly Consent[]): void {
  const isMissing = consentKinds.some((kind) => !given.some((one) => one.kind === kind))
  if (isMissing)
    throw problem('consent_required', { fields: [{ path: '/consents', message: 'lacks one of the kinds' }] })
}

/**
 * Stores what the patient of an account agreed to, and when. What was given before, in the same wording, and not taken back keeps its time.
 *
 * @param tx - the transaction in which the account is made, or changed
 */
export async function noteConsents(
  tx: Database,
  { id, tenantCode }: { id: string; tenantCode: string },
  given: readonly Consent[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map((one) => ({ ...one, tenantCode, patientId: id, givenAt: now }))
  await tx
    .insert(accountConsents)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountConsents.patientId, accountConsents.kind, accountConsents.version],
      set: { givenAt: now, withdrawnAt: null },
      setWhere: isNotNull(accountConsents.withdrawnAt),
    })
}

const { kind, version, givenAt, withdrawnAt } = accountConsents

/** What an account agreed to, each with its wording and its times. */
export const listConsents = (db: Database, patientId: string) =>
  db
    .select({ kind, version, givenAt, withdrawnAt })
    .from(accountConsents)
    .where(eq(accountConsents.patientId, patientId))
    .orderBy(asc(kind), asc(version))

/** Throws `consent_required` where the patient of an account has taken back what there is no account without. */
export async function refuseWithdrawn(db: Database, patientId: string): Promise<void> {
  const all = await listConsents(db, patientId)
  if (all.some((one) => one.withdrawnAt !== null)) requireConsents(all.filter((one) => one.withdrawnAt === null))
}
