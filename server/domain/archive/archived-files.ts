import { strToU8 } from 'fflate'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { appointments } from '#server/db/schema/appointments'
import { documentFiles } from '#server/db/schema/documents'
import type { FileStore } from '#server/files/file-store'
import { createFileRepository, wholeOf, type FileRow, type Owner } from '../documents/file-repository.ts'
import { createPhotoRepository, photoKeyOf } from '../photos/photo-repository.ts'
import type { ArchivedFile } from './archive-zip.ts'

/** A stored file of a document, and where it is in the archive. */
export type PlacedFile = { file: FileRow; path: string }

/** The stored files of some documents of an account. Their paths are numbered, since two may have one name. */
export async function filesOf(db: Database, owner: Owner, documentIds: string[]): Promise<PlacedFile[]> {
  const files = await createFileRepository(db, owner).ofDocuments(documentIds)
  return files
    .filter(({ state }) => state === 'ready')
    .map((file, index) => ({ file, path: `documents/${String(index + 1).padStart(3, '0')}-${file.name}` }))
}

/** The stored files of some visits' documents. */
export async function filesOfVisits(db: Database, tenantCode: string, which: SQL) {
  const rows = await db
    .select({ file: documentFiles, kind: appointmentDocuments.kind, appointmentId: appointments.id })
    .from(appointmentDocuments)
    .innerJoin(appointments, eq(appointments.id, appointmentDocuments.appointmentId))
    .innerJoin(documentFiles, eq(documentFiles.appointmentDocumentId, appointmentDocuments.id))
    .where(and(eq(appointments.tenantCode, tenantCode), eq(documentFiles.state, 'ready'), which))
    .orderBy(asc(appointmentDocuments.createdAt), asc(appointmentDocuments.id))
  return rows.map((row, index) => ({
    ...row,
    path: `visit-documents/${String(index + 1).padStart(3, '0')}-${row.file.name}`,
  }))
}

type Wanted = { owner: Owner; texts: Record<string, unknown>; files: readonly PlacedFile[] }

/** What an archive is made of: texts as JSON, then the photo and the files of documents. One that was removed meanwhile is left out. */
export async function* archivedFiles(
  { db, store }: { db: Database; store: FileStore },
  { owner, texts, files }: Wanted,
): AsyncGenerator<ArchivedFile> {
  for (const [path, value] of Object.entries(texts)) {
    const bytes = strToU8(JSON.stringify(value, null, 2))
    yield { path, open: () => only(bytes), isText: true }
  }
  const photo = await createPhotoRepository(db, owner).find()
  const stored = [
    ...(photo ? [{ path: 'photo.jpg', key: photoKeyOf(photo) }] : []),
    ...files.map(({ file, path }) => ({ path, key: wholeOf(file) })),
  ]
  for (const { path, key } of stored) {
    const stream = await store.open(key)
    if (stream) yield { path, open: () => stream, isText: false }
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
