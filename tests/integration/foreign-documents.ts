import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { documentFiles, documents, type FileState } from '#server/db/schema/documents'
import { accountPhotos } from '#server/db/schema/photos'
import { relatives } from '#server/db/schema/relatives'
import type { OpenDatabase } from '#server/db/open'
import { readVisitOwner } from '#server/domain/documents/appointment-documents'
import type { FileStore } from '#server/files/file-store'
import { marker } from './foreign-world.ts'

type Owner = { tenantCode: string; accountId: string }

/** A photo of the owner's, a document with its file, files in no document, and a relative: their ids. */
export async function openForeignDocuments({ db }: OpenDatabase, store: FileStore, owner: Owner) {
  const person = { relationshipId: 'child', firstName: marker, lastName: marker, birthday: '2020-05-02' } as const
  const [relative] = await db
    .insert(relatives)
    .values({ ...owner, ...person })
    .returning()
  const words = { documentType: 'medical', title: marker, tagId: 'other', relativeId: relative!.id } as const
  const [document, doomed] = await db
    .insert(documents)
    .values([1, 2].map(() => ({ ...owner, ...words })))
    .returning()
  const bytes = Buffer.from(marker)
  const addFile = async (state: FileState, documentId?: string) => {
    const file = { ...owner, state, documentId, name: `${marker}.pdf`, mediaType: 'application/pdf' }
    const [row] = await db
      .insert(documentFiles)
      .values({ ...file, bytes: bytes.length * 10 })
      .returning()
    await store.put(`${owner.tenantCode}/${row!.id}/whole`, Buffer.concat(Array.from({ length: 10 }, () => bytes)))
    return row!.id
  }
  const photo = { ...owner, state: 'ready', bytes: bytes.length } as const
  const [kept] = await db.insert(accountPhotos).values(photo).returning()
  await store.put(`${owner.tenantCode}/photo-${kept!.id}/whole`, bytes)
  return {
    relative: relative!.id,
    document: document!.id,
    doomed: doomed!.id,
    file: await addFile('ready', document!.id),
    incoming: await addFile('incoming'),
    loose: await addFile('ready'),
    added: await addFile('ready'),
  }
}

/** Three documents of the owner's visit, each with its file, and files of the visit in none of them: their ids. */
export async function openForeignVisitDocuments(
  { db }: OpenDatabase,
  store: FileStore,
  visit: { tenantCode: string; id: string },
) {
  const { tenantCode, accountId, appointmentId } = await readVisitOwner(db, visit)
  const [kept, document, doomed] = await db
    .insert(appointmentDocuments)
    .values([1, 2, 3].map(() => ({ tenantCode, appointmentId, kind: 'other' as const })))
    .returning()
  const bytes = Buffer.from(marker.repeat(10))
  const addFile = async (state: FileState, appointmentDocumentId?: string) => {
    const names = { name: `${marker}.pdf`, mediaType: 'application/pdf', bytes: bytes.length }
    const [row] = await db
      .insert(documentFiles)
      .values({ tenantCode, accountId, appointmentId, appointmentDocumentId, state, ...names })
      .returning()
    await store.put(`${tenantCode}/${row!.id}/whole`, bytes)
    return row!.id
  }
  for (const { id } of [document!, doomed!]) await addFile('ready', id)
  return {
    document: document!.id,
    doomed: doomed!.id,
    file: await addFile('ready', kept!.id),
    incoming: await addFile('incoming'),
    loose: await addFile('ready'),
    added: await addFile('ready'),
  }
}
