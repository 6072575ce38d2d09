import { DocumentAddress, DocumentList, DocumentListQuery, DocumentRemoved } from '#contract/documents'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { removeDocument } from '#server/domain/documents/change-documents'
import { createDocumentRepository } from '#server/domain/documents/document-repository'
import { createFileRepository } from '#server/domain/documents/file-repository'
import { removeFiles } from '#server/domain/documents/remove-files'
import { findWithheld, refuseAmong } from '#server/domain/documents/withheld'
import { dayInZone } from '#server/domain/relatives/adult'
import { signedWith } from '#server/plugins/description/security'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { noteOfCaller } from '../note-of-caller.ts'
import { toDocument } from './document-view.ts'
import { openDocuments } from './open-documents.ts'

/** A signed-in patient's documents: listed and removed. */
export const documentRoutes: ServicePlugin = async (app) => {
  const { db, files: store } = app

  app.get(
    calls.documents.path,
    {
      schema: {
        operationId: 'listDocuments',
        summary: 'The patient’s documents, the newest first (C41, N03)',
        description:
          'All of them, or those of one relative. `used_bytes` is the room that all files of the account take. Those of adult relatives who ' +
          'have not agreed are left out, and counted in `withheld`.',
        security: signedWith('patient'),
        querystring: DocumentListQuery,
        response: { 200: Data(DocumentList) },
      },
      config: { problems: ['access_token_invalid', 'relative_consent_needed'] },
    },
    async (request) => {
      const owner = await openDocuments(request)
      const { patient_relative_id: relativeId } = request.query
      const withheld = await findWithheld(db, owner, dayInZone(request.zone, app.clock()))
      refuseAmong(withheld, relativeId)
      const all = await createDocumentRepository(db, owner).list(relativeId)
      const rows = all.filter((row) => row.relativeId === null || !withheld.has(row.relativeId))
      const ownFiles = createFileRepository(db, owner)
      const files = await ownFiles.ofDocuments(rows.map(({ id }) => id))
      const { bytes } = await ownFiles.count()
      const documents = rows.map((document) =>
        toDocument({ document, files: files.filter(({ documentId }) => documentId === document.id) }),
      )
      const hidden = all.length - rows.length
      return { data: { documents, used_bytes: bytes, ...(hidden > 0 && { withheld: hidden }) } }
    },
  )

  app.delete(
    routePath(calls.removeDocument),
    {
      schema: {
        operationId: 'removeDocument',
        summary: 'Removes a document with its files (C43)',
        security: signedWith('patient'),
        params: DocumentAddress,
        response: { 200: Data(DocumentRemoved) },
      },
      config: { problems: ['access_token_invalid', 'not_found'] },
    },
    async (request) => {
      const owner = await openDocuments(request)
      const dropped = await db.transaction(async (tx) => {
        const files = await removeDocument(tx, owner, request.params.id)
        await noteOfCaller(tx, request, 'document_removed')
        return files
      })
      await removeFiles(db, store, dropped)
      return { data: { removed: true as const } }
    },
  )
}
