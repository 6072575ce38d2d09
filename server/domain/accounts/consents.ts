import { asc, eq } from 'drizzle-orm'
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
 * Stores what a new account agreed to, and when.
 *
 * @param tx - the transaction in which the account is made
 */
export async function noteConsents(
  tx: Database,
  { id, tenantCode }: { id: string; tenantCode: string },
  given: readonly Consent[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map((one) => ({ ...one, tenantCode, patientId: id, givenAt: now }))
  await tx.insert(accountConsents).values(rows).onConflictDoNothing()
}

/** What an account agreed to, each with its wording and its time. */
export const listConsents = (db: Database, patientId: string) =>
  db
    .select({ kind: accountConsents.kind, version: accountConsents.version, givenAt: accountConsents.givenAt })
    .from(accountConsents)
    .where(eq(accountConsents.patientId, patientId))
    .orderBy(asc(accountConsents.kind))
