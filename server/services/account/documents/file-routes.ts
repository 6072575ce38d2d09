import type { Readable } from 'node:stream'
import * as Type from 'typebox'
import {
  DocumentAddress,
  documentLimits,
  DocumentRemoved,
  FileProgress,
  fileTypes,
  NewFile,
  PartQuery,
} from '#contract/documents'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { createDocumentRepository } from '#server/domain/documents/document-repository'
import { createFileRepository, wholeOf } from '#server/domain/documents/file-repository'
import { createReceiver, giveUpFile } from '#server/domain/documents/receive-part'
import { refuseWithheld } from '#server/domain/documents/withheld'
import { dayInCountry } from '#server/domain/relatives/adult'
import { problem } from '#server/errors'
import { filePolicy } from '#server/policy-header'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toFileName } from './file-name.ts'
import { toProgress } from './document-view.ts'
import { noteOpeningBy } from './note-opening-by.ts'
import { openDocuments } from './open-documents.ts'

/** Bytes in an answer; in the description of a body nothing more can be said of them. */
const binary = { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) }
const anyBytes = { schema: Type.Unsafe<Buffer>({}) }

/** Files of a patient's documents: sent in parts, judged with the last of them, and served to their owner alone. */
export const fileRoutes: ServicePlugin = async (app) => {
  const { db, files: store, scan, clock } = app
  const receivePart = createReceiver({ db, store, scan })
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: documentLimits.partBytes },
    (_request, body, done) => done(null, body),
  )

  app.post(
    additions.announceFile.path,
    {
      schema: {
        operationId: 'announceFile',
        summary: 'Announces a file before its bytes are sent',
        description:
          `At most ${documentLimits.fileBytes} bytes: more are refused here, before anything is sent. A file that is in no document a day ` +
          'later is removed. With an Idempotency-Key, a repetition is given the first answer.',
        security: signedWith('patient'),
        body: NewFile,
        response: { 200: Data(FileProgress) },
      },
      config: { keyed: 'optional', problems: ['access_token_invalid', 'documents_full'] },
    },
    async (request) => {
      const { body } = request
      const owner = await openDocuments(request)
      if (body.bytes > documentLimits.fileBytes) throw problem('payload_too_large')
      const file = { name: toFileName(body.name), bytes: body.bytes, createdAt: clock() }
      const data = await withOptionalIdempotency(request, body, async (tx) => {
        await createDocumentRepository(tx, owner).lock()
        return toProgress(await createFileRepository(tx, owner).announce(file))
      })
      return { data }
    },
  )

  app.put(
    routePath(additions.sendFilePart),
    {
      schema: {
        operationId: 'sendFilePart',
        summary: 'Sends the next bytes of a file',
        description:
          `At most ${documentLimits.partBytes} bytes, from \`offset\` on. The answer says how many have come: a sender who lost an answer goes on ` +
          'from there. With the last of them the file is judged by its bytes (`details.reason` of `file_refused` says what is wrong with it) and ' +
          'a picture is written anew, without what the camera noted; `file` is what was stored.',
        consumes: ['application/octet-stream'],
        security: signedWith('patient'),
        params: DocumentAddress,
        querystring: PartQuery,
        body: { content: { 'application/octet-stream': anyBytes } },
        response: { 200: Data(FileProgress) },
      },
      // Bytes that have come already change nothing.
      config: { repeatable: true, problems: ['access_token_invalid', 'not_found', 'file_refused'] },
    },
    async (request) => {
      const { body, params, query } = request
      const owner = await openDocuments(request)
      if (!Buffer.isBuffer(body)) throw problem('unsupported_media_type')
      const part = { id: params.id, offset: query.offset, bytes: body }
      return { data: toProgress(await receivePart(owner, part)) }
    },
  )

  app.get(
    routePath(additions.documentFile),
    {
      schema: {
        operationId: 'getDocumentFile',
        summary: 'A file of a document, as it was stored',
        security: signedWith('patient'),
        params: DocumentAddress,
        response: {
          200: { content: Object.fromEntries(fileTypes.map((type) => [type, binary])) },
        },
      },
      config: { problems: ['access_token_invalid', 'not_found', 'relative_consent_needed'] },
    },
    async (request, reply) => {
      const owner = await openDocuments(request)
      const file = await createFileRepository(db, owner).find(request.params.id)
      const document = file?.documentId ? await createDocumentRepository(db, owner).find(file.documentId) : undefined
      if (document) await refuseWithheld(db, owner, document, dayInCountry(request.country, app.clock()))
      const stream = file?.state === 'ready' ? await store.open(wholeOf(file)) : undefined
      if (!file || !stream) throw problem('not_found')
      // A file that is in no document yet is one that its patient has just chosen.
      if (document) await noteOpeningBy(request, owner, document.id)
      reply.headers({
        'content-type': file.mediaType,
        'content-length': file.bytes,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': filePolicy,
      })
      return reply.send(stream)
    },
  )

  app.delete(
    routePath(additions.dropFile),
    {
      schema: {
        operationId: 'dropFile',
        summary: 'Gives up a file that is in no document',
        security: signedWith('patient'),
        params: DocumentAddress,
        response: { 200: Data(DocumentRemoved) },
      },
      config: { problems: ['access_token_invalid', 'not_found'] },
    },
    async (request) => {
      const owner = await openDocuments(request)
      if (!(await giveUpFile({ db, store }, owner, request.params.id))) throw problem('not_found')
      return { data: { removed: true as const } }
    },
  )
}
