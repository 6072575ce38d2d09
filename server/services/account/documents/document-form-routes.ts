import { ChangedDocument, DocumentAddress, NewDocument, PatientDocument } from '#contract/documents'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { addDocument, changeDocument } from '#server/domain/documents/change-documents'
import { notifyOfAdded } from '#server/domain/documents/notify-of-added'
import { dayInZone } from '#server/domain/relatives/adult'
import { removeFiles } from '#server/domain/documents/remove-files'
import { signedWith } from '#server/plugins/description/security'
import formBody from '#server/plugins/gateway/form-body'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { noteOfCaller } from '../note-of-caller.ts'
import { toDocument, toWords } from './document-view.ts'
import { openDocuments } from './open-documents.ts'

const form = { consumes: ['multipart/form-data'], security: signedWith('patient') }

/** A signed-in patient's documents: added and changed, by forms. */
export const documentFormRoutes: ServicePlugin = async (app) => {
  await app.register(formBody)
  const { db, files: store, clock } = app

  app.post(
    calls.addDocument.path,
    {
      schema: {
        operationId: 'addDocument',
        summary: 'Adds a document (C42, N03, V01)',
        description:
          'A form of several parts, each field as text; `files` stands there once for each file, with the id of one that was sent ' +
          'before by `announceFile` and `sendFilePart`. Empty fields count as left out. With an Idempotency-Key, a repetition is given the first answer.',
        ...form,
        body: NewDocument,
        response: { 200: Data(PatientDocument) },
      },
      config: { keyed: 'optional', problems: ['access_token_invalid', 'documents_full', 'relative_consent_needed'] },
    },
    async (request) => {
      const { body, zone } = request
      const owner = await openDocuments(request)
      const wanted = { words: toWords(body), files: body.files, now: clock(), today: dayInZone(zone, clock()) }
      const data = await withOptionalIdempotency(request, body, async (tx) => {
        const added = await addDocument(tx, owner, wanted)
        await noteOfCaller(tx, request, 'document_added')
        await notifyOfAdded(tx, request, owner)
        return toDocument(added)
      })
      return { data }
    },
  )

  app.put(
    routePath(calls.updateDocument),
    {
      schema: {
        operationId: 'updateDocument',
        summary: 'Changes a document (C43, N03, V01)',
        description:
          'A form like that of `addDocument`. The whole document is written: a field that is left out is emptied, and a file that ' +
          'is neither among `document_file_ids` nor among `files` is removed. Where the document has a file that is neither among these nor among `known_file_ids`, or lacks one that is in both, ' +
          'nothing is changed (`changed_elsewhere`).',
        ...form,
        params: DocumentAddress,
        body: ChangedDocument,
        response: { 200: Data(PatientDocument) },
      },
      config: { problems: ['access_token_invalid', 'not_found', 'changed_elsewhere', 'relative_consent_needed'] },
    },
    async (request) => {
      const { body, params, zone } = request
      const owner = await openDocuments(request)
      const files = [...new Set([...(body.document_file_ids ?? []), ...(body.files ?? [])])]
      const today = dayInZone(zone, clock())
      const wanted = {
        id: params.id,
        words: toWords(body),
        files,
        knownFiles: body.known_file_ids,
        now: clock(),
        today,
      }
      const { dropped, ...whole } = await db.transaction(async (tx) => {
        const changed = await changeDocument(tx, owner, wanted)
        await noteOfCaller(tx, request, 'document_changed')
        return changed
      })
      await removeFiles(db, store, dropped)
      return { data: toDocument(whole) }
    },
  )
}
