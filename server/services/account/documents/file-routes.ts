import { DocumentAddress, documentLimits } from '#contract/documents'
import { additions, routePath } from '#contract/services'
import { createDocumentRepository } from '#server/domain/documents/document-repository'
import { createFileRepository } from '#server/domain/documents/file-repository'
import { refuseWithheld } from '#server/domain/documents/withheld'
import { dayInZone } from '#server/domain/relatives/adult'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { fileCalls, fileSchemas, sendFile } from './file-calls.ts'
import { noteOpeningBy } from './note-opening-by.ts'
import { openDocuments } from './open-documents.ts'

const security = signedWith('patient')

/** Files of a patient's documents: sent in parts, inspected with the last of them, and served to their owner alone. */
export const fileRoutes: ServicePlugin = async (app) => {
  const { db } = app
  const files = fileCalls(app)

  app.post(
    additions.announceFile.path,
    {
      schema: {
        operationId: 'announceFile',
        summary: 'Announces a file before its bytes are sent',
        description:
          `At most ${documentLimits.fileBytes} bytes: more are refused here, before anything is sent. A file that is in no document a day ` +
          'later is removed. With an Idempotency-Key, a repetition is given the first answer.',
        security,
        ...fileSchemas.announce,
      },
      config: { keyed: 'optional', problems: ['access_token_invalid', 'documents_full'] },
    },
    async (request) => ({ data: await files.announce(request, await openDocuments(request)) }),
  )

  app.put(
    routePath(additions.sendFilePart),
    {
      schema: {
        operationId: 'sendFilePart',
        summary: 'Sends the next bytes of a file',
        description:
          `At most ${documentLimits.partBytes} bytes, from \`offset\` on. The answer says how many have come: a sender who lost an answer goes on ` +
          'from there. With the last of them the file is inspected by its bytes (`details.reason` of `file_refused` says what is wrong with it) and ' +
          'a picture is written anew, without what the camera noted; `file` is what was stored.',
        security,
        params: DocumentAddress,
        ...fileSchemas.part,
      },
      // Bytes that have come already change nothing.
      config: { repeatable: true, problems: ['access_token_invalid', 'not_found', 'file_refused'] },
    },
    async (request) => {
      const { body, params, query } = request
      const owner = await openDocuments(request)
      return { data: await files.takePart(owner, { id: params.id, offset: query.offset, body }) }
    },
  )

  app.get(
    routePath(additions.documentFile),
    {
      schema: {
        operationId: 'getDocumentFile',
        summary: 'A file of a document, as it was stored',
        security,
        params: DocumentAddress,
        ...fileSchemas.file,
      },
      config: { problems: ['access_token_invalid', 'not_found', 'relative_consent_needed'] },
    },
    async (request, reply) => {
      const owner = await openDocuments(request)
      const file = await createFileRepository(db, owner).find(request.params.id)
      const document = file?.documentId ? await createDocumentRepository(db, owner).find(file.documentId) : undefined
      if (document) await refuseWithheld(db, owner, document, dayInZone(request.zone, app.clock()))
      const stream = file && (await files.open(file))
      if (!file || !stream) throw problem('not_found')
      // A file that is in no document yet is one that its patient has just chosen.
      if (document) await noteOpeningBy(request, owner, document.id)
      return sendFile(reply, file, stream)
    },
  )

  app.delete(
    routePath(additions.dropFile),
    {
      schema: {
        operationId: 'dropFile',
        summary: 'Gives up a file that is in no document',
        security,
        params: DocumentAddress,
        ...fileSchemas.drop,
      },
      config: { problems: ['access_token_invalid', 'not_found'] },
    },
    async (request) => files.drop(await openDocuments(request), request.params.id),
  )
}
