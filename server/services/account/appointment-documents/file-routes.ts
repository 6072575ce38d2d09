import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import * as Type from 'typebox'
import { AppointmentAddress, AppointmentFileAddress } from '#contract/appointment-documents'
import { documentLimits, DocumentRemoved, FileProgress, fileTypes, NewFile, PartQuery } from '#contract/documents'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { readVisitOwner, type VisitOwner } from '#server/domain/documents/appointment-documents'
import { createDocumentRepository } from '#server/domain/documents/document-repository'
import { createFileRepository, wholeOf, type FileRow } from '#server/domain/documents/file-repository'
import { createReceiver, giveUpFile } from '#server/domain/documents/receive-part'
import { problem } from '#server/errors'
import { filePolicy } from '#server/policy-header'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toProgress } from '../documents/document-view.ts'
import { toFileName } from '../documents/file-name.ts'
import { noteOpeningBy } from '../documents/note-opening-by.ts'

const binary = { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) }
const anyBytes = { schema: Type.Unsafe<Buffer>({}) }
const security = [...signedWith('appointment'), ...signedWith('patient')]

/** Files of an appointment's documents: sent in parts like those of a patient, and served to who can open the appointment alone. */
export const appointmentFileRoutes: ServicePlugin = async (app) => {
  const { db, files: store, scan, clock } = app
  const receivePart = createReceiver({ db, store, scan })
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: documentLimits.partBytes },
    (_request, body, done) => done(null, body),
  )
  const ownerOf = async (request: FastifyRequest, id: string) =>
    readVisitOwner(db, await readOpenAppointment(request, id))
  /** A file of this appointment, and of no other of the same patient. */
  const findFile = async (owner: VisitOwner, id: string): Promise<FileRow> => {
    const file = await createFileRepository(db, owner).find(id)
    if (file?.appointmentId !== owner.appointmentId) throw problem('not_found')
    return file
  }

  app.post(
    routePath(additions.announceAppointmentFile),
    {
      schema: {
        operationId: 'announceAppointmentFile',
        summary: 'Announces a file of an appointment before its bytes are sent',
        description:
          'As `announceFile`, for who can open the appointment. A file that is in no document a day later is removed.',
        security,
        params: AppointmentAddress,
        body: NewFile,
        response: { 200: Data(FileProgress) },
      },
      config: { tenant: 'of visits', keyed: 'optional', problems: ['not_found', 'documents_full'] },
    },
    async (request) => {
      const { body, params } = request
      const owner = await ownerOf(request, params.id)
      if (body.bytes > documentLimits.fileBytes) throw problem('payload_too_large')
      const { appointmentId } = owner
      const file = { name: toFileName(body.name), bytes: body.bytes, createdAt: clock(), appointmentId }
      const data = await withOptionalIdempotency(request, body, async (tx) => {
        await createDocumentRepository(tx, owner).lock()
        return toProgress(await createFileRepository(tx, owner).announce(file))
      })
      return { data }
    },
  )

  app.put(
    routePath(additions.sendAppointmentFilePart),
    {
      schema: {
        operationId: 'sendAppointmentFilePart',
        summary: 'Sends the next bytes of a file of an appointment',
        description: 'As `sendFilePart`, for who can open the appointment.',
        consumes: ['application/octet-stream'],
        security,
        params: AppointmentFileAddress,
        querystring: PartQuery,
        body: { content: { 'application/octet-stream': anyBytes } },
        response: { 200: Data(FileProgress) },
      },
      // Bytes that have come already change nothing.
      config: { tenant: 'of visits', repeatable: true, problems: ['not_found', 'file_refused'] },
    },
    async (request) => {
      const { body, params, query } = request
      const owner = await ownerOf(request, params.id)
      const { id } = await findFile(owner, params.file)
      if (!Buffer.isBuffer(body)) throw problem('unsupported_media_type')
      return { data: toProgress(await receivePart(owner, { id, offset: query.offset, bytes: body })) }
    },
  )

  app.get(
    routePath(additions.appointmentFile),
    {
      schema: {
        operationId: 'getAppointmentFile',
        summary: 'A file of an appointment, as it was stored',
        security,
        params: AppointmentFileAddress,
        response: { 200: { content: Object.fromEntries(fileTypes.map((type) => [type, binary])) } },
      },
      config: { tenant: 'of visits', problems: ['not_found'] },
    },
    async (request, reply) => {
      const { params } = request
      const owner = await ownerOf(request, params.id)
      const file = await findFile(owner, params.file)
      const stream = file.state === 'ready' ? await store.open(wholeOf(file)) : undefined
      if (!stream) throw problem('not_found')
      if (file.appointmentDocumentId !== null) await noteOpeningBy(request, owner, file.appointmentDocumentId)
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
    routePath(additions.dropAppointmentFile),
    {
      schema: {
        operationId: 'dropAppointmentFile',
        summary: 'Gives up a file that is in no document of its appointment',
        security,
        params: AppointmentFileAddress,
        response: { 200: Data(DocumentRemoved) },
      },
      config: { tenant: 'of visits', problems: ['not_found'] },
    },
    async (request) => {
      const owner = await ownerOf(request, request.params.id)
      const { id } = await findFile(owner, request.params.file)
      if (!(await giveUpFile({ db, store }, owner, id))) throw problem('not_found')
      return { data: { removed: true as const } }
    },
  )
}
