import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { documentLimits, DocumentRemoved, FileProgress, fileTypes, NewFile, PartQuery } from '#contract/documents'
import { Data } from '#contract/wire'
import { createDocumentRepository } from '#server/domain/documents/document-repository'
import { createFileRepository, wholeOf, type FileRow, type Owner } from '#server/domain/documents/file-repository'
import { createReceiver, giveUpFile } from '#server/domain/documents/receive-part'
import { problem } from '#server/errors'
import { filePolicy } from '#server/policy-header'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServiceInstance } from '#server/plugins/type-provider'
import { toProgress } from './document-view.ts'
import { toFileName } from './file-name.ts'

/** Bytes in an answer; in the description of a body nothing more can be said of them. */
const binary = { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) }
const anyBytes = { schema: Type.Unsafe<Buffer>({}) }

/** What calls take and answer by which files are sent and served, whoever they are of. */
export const fileSchemas = {
  announce: { body: NewFile, response: { 200: Data(FileProgress) } },
  part: {
    consumes: ['application/octet-stream'],
    querystring: PartQuery,
    body: { content: { 'application/octet-stream': anyBytes } },
    response: { 200: Data(FileProgress) },
  },
  file: { response: { 200: { content: Object.fromEntries(fileTypes.map((type) => [type, binary])) } } },
  drop: { response: { 200: Data(DocumentRemoved) } },
}

/**
 * What is done for calls by which files are sent in parts and served, once it is known whose they are: a patient's, or those of the patient
 * of an appointment. Lets the plugin take bytes.
 */
export function fileCalls(app: ServiceInstance) {
  const { db, files: store, scan, clock } = app
  const receivePart = createReceiver({ db, store, scan })
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: documentLimits.partBytes },
    (_request, body, done) => done(null, body),
  )
  return {
    /** Announces a file; `of` is the visit that it is for. Throws `payload_too_large`, `documents_full`. */
    async announce(
      request: FastifyRequest<{ Body: NewFile }>,
      owner: Owner,
      of: { appointmentId?: string } = {},
    ): Promise<FileProgress> {
      const { body } = request
      if (body.bytes > documentLimits.fileBytes) throw problem('payload_too_large')
      const file = { name: toFileName(body.name), bytes: body.bytes, createdAt: clock(), ...of }
      return withOptionalIdempotency(request, body, async (tx) => {
        await createDocumentRepository(tx, owner).lock()
        return toProgress(await createFileRepository(tx, owner).announce(file))
      })
    },

    /** Takes the bytes of a call from `offset` on. Throws as `createReceiver` says, and `unsupported_media_type`. */
    async takePart(
      owner: Owner,
      { id, offset, body }: { id: string; offset: number; body: unknown },
    ): Promise<FileProgress> {
      if (!Buffer.isBuffer(body)) throw problem('unsupported_media_type')
      return toProgress(await receivePart(owner, { id, offset, bytes: body }))
    },

    /** The bytes of a file; undefined where it has not come yet, or they are gone. */
    open: async (file: FileRow): Promise<Readable | undefined> =>
      file.state === 'ready' ? store.open(wholeOf(file)) : undefined,

    /** Gives up a file that is in no document. Throws `not_found`. */
    async drop(owner: Owner, id: string) {
      if (!(await giveUpFile({ db, store }, owner, id))) throw problem('not_found')
      return { data: { removed: true as const } }
    },
  }
}

/** Answers with a file that is saved under its name, and never shown as a page. */
export function sendFile(reply: FastifyReply, { mediaType, bytes, name }: FileRow, stream: Readable): FastifyReply {
  reply.headers({
    'content-type': mediaType,
    'content-length': bytes,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': filePolicy,
  })
  return reply.send(stream)
}
