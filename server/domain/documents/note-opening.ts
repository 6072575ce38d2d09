import { lte } from 'drizzle-orm'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { rateCounts } from '#server/db/schema/requests'
import { hashToken } from '#server/tokens'
import { noteEvent } from '../accounts/account-events.ts'
import type { Owner } from './file-repository.ts'

/** For so long another opening of a document by the same session is the same look at it. */
const lookMinutes = 60

/** Which document, and who opened it: a session through all its bearers, or the token of a visit. */
export type Opening = { documentId: string; by: string; device: Device; now: Date }

/**
 * Notes that a document was opened or downloaded, for its patient to read: once an hour for a document and a session, however many files it
 * has and however often a page asks for them.
 *
 * @param tx - a transaction
 */
export async function noteOpening(tx: Database, owner: Owner, { documentId, by, device, now }: Opening): Promise<void> {
  const key = `opened ${hashToken(`${documentId} ${by}`)}`
  const endsAt = new Date(now.getTime() + lookMinutes * 60_000)
  const [first] = await tx
    .insert(rateCounts)
    .values({ key, points: 1, endsAt })
    .onConflictDoUpdate({ target: rateCounts.key, set: { endsAt }, setWhere: lte(rateCounts.endsAt, now) })
    .returning({ key: rateCounts.key })
  if (!first) return
  const { tenantCode, accountId: patientId } = owner
  await noteEvent(tx, { tenantCode, patientId, kind: 'document_opened', device, now })
}
