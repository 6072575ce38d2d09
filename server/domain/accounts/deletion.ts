import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { deletionDays, deletionLimit, type Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { createAttempts } from '../identity/attempts.ts'
import { noteEvent } from './account-events.ts'

type DeletionInput = { tenantCode: string; patientId: string; device: Device; now: Date }
/** The secret keys the hash by which the asks of an account are counted. */
export type AskInput = DeletionInput & { secret: Buffer }

/**
 * Asks for the deletion of an account, and returns when it is done. Until then everything goes on as before. A second time changes nothing.
 *
 * Throws `deletions_limit` with `details.retry_at` where it was asked for and taken back as often as it may be.
 *
 * @param tx - a transaction
 */
export async function requestDeletion(tx: Database, input: AskInput): Promise<{ deletesAt: Date; isNew: boolean }> {
  const { now } = input
  const deletesAt = new Date(now.getTime() + deletionDays * 86_400_000)
  const [set] = await tx
    .update(patients)
    .set({ deletesAt })
    .where(and(ofAccount(input), isNull(patients.deletesAt)))
    .returning({ id: patients.id })
  if (set) {
    await countAsk(tx, input)
    await noteEvent(tx, { ...input, kind: 'deletion_asked' })
  }
  const [row] = await tx.select({ deletesAt: patients.deletesAt }).from(patients).where(ofAccount(input))
  return { deletesAt: row?.deletesAt ?? deletesAt, isNew: set !== undefined }
}

/**
 * Keeps an account that was to be deleted. Returns whether it was.
 *
 * @param tx - a transaction
 */
export async function withdrawDeletion(tx: Database, input: DeletionInput): Promise<boolean> {
  const [kept] = await tx
    .update(patients)
    .set({ deletesAt: null })
    .where(and(ofAccount(input), isNotNull(patients.deletesAt)))
    .returning({ id: patients.id })
  if (kept) await noteEvent(tx, { ...input, kind: 'deletion_withdrawn' })
  return kept !== undefined
}

/** Its owner is told of each, who must not be flooded by whoever has their device. */
async function countAsk(tx: Database, { tenantCode, patientId: accountId, secret, now }: AskInput): Promise<void> {
  const { most, hours } = deletionLimit
  const counted = { name: 'deletion', tenantCode, accountId, secret, most, minutes: hours * 60 }
  const attempt = await createAttempts(tx, counted).take(now)
  if ('pausedUntil' in attempt)
    throw problem('deletions_limit', { details: { retry_at: attempt.pausedUntil.toISOString() } })
}

const ofAccount = ({ tenantCode, patientId }: DeletionInput) =>
  and(eq(patients.tenantCode, tenantCode), eq(patients.id, patientId), eq(patients.isGuest, false))
