import type { FastifyRequest } from 'fastify'
import { AppointmentAddress, AppointmentFileAddress } from '#contract/appointment-documents'
import { additions, routePath } from '#contract/services'
import { readVisitOwner, type VisitOwner } from '#server/domain/documents/appointment-documents'
import { createFileRepository, type FileRow } from '#server/domain/documents/file-repository'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { fileCalls, fileSchemas, sendFile } from '../documents/file-calls.ts'
import { noteOpeningBy } from '../documents/note-opening-by.ts'

const security = [...signedWith('appointment'), ...signedWith('patient')]

/** Files of an appointment's documents: sent in parts like those of a patient, and served to who can open the appointment alone. */
export const appointmentFileRoutes: ServicePlugin = async (app) => {
  const { db } = app
  const files = fileCalls(app)
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
        ...fileSchemas.announce,
      },
      config: { tenant: 'of visits', keyed: 'optional', problems: ['not_found', 'documents_full'] },
    },
    async (request) => {
      const owner = await ownerOf(request, request.params.id)
      return { data: await files.announce(request, owner, { appointmentId: owner.appointmentId }) }
    },
  )

  app.put(
    routePath(additions.sendAppointmentFilePart),
    {
      schema: {
        operationId: 'sendAppointmentFilePart',
        summary: 'Sends the next bytes of a file of an appointment',
        description: 'As `sendFilePart`, for who can open the appointment.',
        security,
        params: AppointmentFileAddress,
        ...fileSchemas.part,
      },
      // Bytes that have come already change nothing.
      config: { tenant: 'of visits', repeatable: true, problems: ['not_found', 'file_refused'] },
    },
    async (request) => {
      const { body, params, query } = request
      const owner = await ownerOf(request, params.id)
      const { id } = await findFile(owner, params.file)
      return { data: await files.takePart(owner, { id, offset: query.offset, body }) }
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
        ...fileSchemas.file,
      },
      config: { tenant: 'of visits', problems: ['not_found'] },
    },
    async (request, reply) => {
      const { params } = request
      const owner = await ownerOf(request, params.id)
      const file = await findFile(owner, params.file)
      const stream = await files.open(file)
      if (!stream) throw problem('not_found')
      if (file.appointmentDocumentId !== null) await noteOpeningBy(request, owner, file.appointmentDocumentId)
      return sendFile(reply, file, stream)
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
        ...fileSchemas.drop,
      },
      config: { tenant: 'of visits', problems: ['not_found'] },
    },
    async (request) => {
      const owner = await ownerOf(request, request.params.id)
      const { id } = await findFile(owner, request.params.file)
      return files.drop(owner, id)
    },
  )
}
