import { and, asc, eq, lte } from 'drizzle-orm'
import { mostVideoMessages } from '#contract/video-messages'
import type { VideoSide } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { documentFiles } from '#server/db/schema/documents'
import { videoMessages } from '#server/db/schema/video'
import { problem } from '#server/errors'
import { attachDocument, readVisitOwner, type VisitDocument } from '../documents/appointment-documents.ts'
import { sendToBoth } from './connections.ts'
import type { VideoVisitState } from './find-video-visit.ts'

/** A message with the document that was sent by it. */
export type RoomMessage = { message: typeof videoMessages.$inferSelect; document: VisitDocument | undefined }

/** What a side says: a text, or a file that it sent for the visit before; `id` is made by its page. */
export type Said = { id: string; side: VideoSide; text?: string | undefined; file_id?: string | undefined; now: Date }

/** Throws `bad_request` before the room of a visit opens, and `gone` where nothing can be said in it or read of it any more. */
export function refuseClosedRoom({ stage }: Pick<VideoVisitState, 'stage'>): void {
  if (stage === 'early' || stage === 'unpaid') throw problem('bad_request')
  if (stage !== 'open') throw problem('gone')
}

/** What was said in the room of a visit, in its order. Throws as `refuseClosedRoom`. */
export async function listMessages(db: Database, visit: VideoVisitState): Promise<RoomMessage[]> {
  refuseClosedRoom(visit)
  const rows = await readMessages(db, visit.id)
  return rows.map(({ message, document, file }) => ({
    message,
    document: document && file ? { document, file } : undefined,
  }))
}

/**
 * Says something in the room of a visit, and tells both sides that something was said. A file becomes one of the documents of the visit, and stays
 * when the message is gone. Said again with the same id, it was said once. Throws as `refuseClosedRoom`, `validation_failed` where it says nothing
 * or both, `rate_limited` once this side has said `mostVideoMessages`, and as `attachDocument`.
 *
 * @param tx - a transaction that has locked the visit
 */
export async function say(tx: Database, visit: VideoVisitState, said: Said): Promise<void> {
  refuseClosedRoom(visit)
  const { id, side, file_id: fileId, now } = said
  const text = said.text?.trim() ?? ''
  if ((text === '') === (fileId === undefined)) throw refusal('/text', 'is said, or a file is sent, and not both')
  const ofVisit = eq(videoMessages.appointmentId, visit.id)
  const [before] = await tx
    .select()
    .from(videoMessages)
    .where(and(ofVisit, eq(videoMessages.id, id)))
  if (before && before.side !== side) throw refusal('/id', 'is of another message')
  if (before) return
  const ofSide = and(ofVisit, eq(videoMessages.side, side))
  if ((await tx.$count(videoMessages, ofSide)) >= mostVideoMessages) throw problem('rate_limited')
  const { id: appointmentId, tenantCode, closesAt: expiresAt } = visit
  const documentId = fileId === undefined ? undefined : await attach(tx, visit, { fileId, side, now })
  await tx
    .insert(videoMessages)
    .values({ tenantCode, appointmentId, id, side, text, documentId, sentAt: now, expiresAt })
  await sendToBoth(tx, appointmentId, { type: 'said' })
}

async function attach(
  tx: Database,
  { tenantCode, id }: VideoVisitState,
  { fileId, side, now }: { fileId: string; side: VideoSide; now: Date },
): Promise<string> {
  const owner = await readVisitOwner(tx, { tenantCode, id })
  const isOfPractitioner = side === 'practitioner'
  return (await attachDocument(tx, owner, { kind: 'other', fileId, now, isOfPractitioner })).document.id
}

const readMessages = (db: Database, appointmentId: string) =>
  db
    .select({ message: videoMessages, document: appointmentDocuments, file: documentFiles })
    .from(videoMessages)
    .leftJoin(appointmentDocuments, eq(appointmentDocuments.id, videoMessages.documentId))
    .leftJoin(documentFiles, eq(documentFiles.appointmentDocumentId, appointmentDocuments.id))
    .where(eq(videoMessages.appointmentId, appointmentId))
    .orderBy(asc(videoMessages.sentAt), asc(videoMessages.id))

/** Removes what was said in the room of a visit: it has ended. */
export async function forgetMessagesOf(db: Database, appointmentId: string): Promise<void> {
  await db.delete(videoMessages).where(eq(videoMessages.appointmentId, appointmentId))
}

/** Removes what was said in rooms that have closed. Returns how many messages. */
export async function forgetMessages(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(videoMessages)
    .where(lte(videoMessages.expiresAt, now))
    .returning({ id: videoMessages.id })
  return gone.length
}

const refusal = (path: string, message: string) => problem('validation_failed', { fields: [{ path, message }] })
