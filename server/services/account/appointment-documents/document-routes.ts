import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { AppointmentAddress, AppointmentDocument, AppointmentDocumentRequest } from '#contract/appointment-documents'
import { DocumentAddress, DocumentRemoved } from '#contract/documents'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import {
  appointmentOf,
  attachDocument,
  listVisitDocuments,
  readVisitOwner,
  removeVisitDocument,
  replaceDocument,
} from '#server/domain/documents/appointment-documents'
import type { FileRow } from '#server/domain/documents/file-repository'
import { removeFiles } from '#server/domain/documents/remove-files'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAppointmentDocument } from './view.ts'

const security = [...signedWith('appointment'), ...signedWith('patient')]
const description = 'For who can open the appointment alone: by the X-Appointment-Token or the patient’s session.'

/** Payment and insurance documents of an appointment: listed, added, replaced and removed by who can open it. */
export const appointmentDocumentRoutes: ServicePlugin = async (app) => {
  const { db, files: store, clock } = app
  const ownerOf = async (request: FastifyRequest, id: string) =>
    readVisitOwner(db, await readOpenAppointment(request, id))

  app.get(
    routePath(additions.appointmentDocuments),
    {
      schema: {
        operationId: 'listAppointmentDocuments',
        summary: 'Documents of an appointment, in the order they came',
        description,
        security,
        params: AppointmentAddress,
        response: { 200: Data(Type.Array(AppointmentDocument)) },
      },
      config: { tenant: 'of visits', problems: ['not_found'] },
    },
    async (request) => {
      const owner = await ownerOf(request, request.params.id)
      return { data: (await listVisitDocuments(db, owner)).map(toAppointmentDocument) }
    },
  )

  app.post(
    calls.addAppointmentDocument.path,
    {
      schema: {
        operationId: 'addAppointmentDocument',
        summary: 'Adds a payment or insurance document to an appointment (C44, N08)',
        description: `${description} The file was sent before. With an Idempotency-Key, a repetition is given the first answer.`,
        security,
        body: AppointmentDocumentRequest,
        response: { 200: Data(AppointmentDocument) },
      },
      config: {
        tenant: 'of visits',
        keyed: 'optional',
        problems: ['not_found', 'documents_full', 'appointment_cancelled'],
      },
    },
    async (request) => {
      const { body } = request
      const owner = await ownerOf(request, body.appointment_id)
      const data = await withOptionalIdempotency(request, body, async (tx) =>
        toAppointmentDocument(await attachDocument(tx, owner, toAttached(body, clock()))),
      )
      request.tellPractice()
      return { data }
    },
  )

  app.put(
    routePath(calls.updateAppointmentDocument),
    {
      schema: {
        operationId: 'updateAppointmentDocument',
        summary: 'Puts another file in the place of a document of an appointment (C45, N08)',
        description: `${description} The file that it had is removed. With an Idempotency-Key, a repetition is given the first answer.`,
        security,
        params: DocumentAddress,
        body: AppointmentDocumentRequest,
        response: { 200: Data(AppointmentDocument) },
      },
      config: { tenant: 'of visits', keyed: 'optional', problems: ['not_found', 'appointment_cancelled'] },
    },
    async (request) => {
      const { body, params } = request
      const owner = await ownerOf(request, body.appointment_id)
      const change = { id: params.id, ...toAttached(body, clock()) }
      let dropped: FileRow[] = []
      const data = await withOptionalIdempotency(request, { ...params, ...body }, async (tx) => {
        const replaced = await replaceDocument(tx, owner, change)
        dropped = replaced.dropped
        return toAppointmentDocument(replaced)
      })
      await removeFiles(db, store, dropped)
      return { data }
    },
  )

  app.delete(
    routePath(additions.removeAppointmentDocument),
    {
      schema: {
        operationId: 'removeAppointmentDocument',
        summary: 'Removes a document of an appointment with its file',
        description,
        security,
        params: DocumentAddress,
        response: { 200: Data(DocumentRemoved) },
      },
      config: { tenant: 'of visits', problems: ['not_found'] },
    },
    async (request) => {
      const { id } = request.params
      const owner = await ownerOf(request, await appointmentOf(db, request.tenant.code, id))
      const file = await db.transaction((tx) => removeVisitDocument(tx, owner, id))
      await removeFiles(db, store, [file])
      return { data: { removed: true as const } }
    },
  )
}

const toAttached = ({ kind, file_id }: AppointmentDocumentRequest, now: Date) => ({ kind, fileId: file_id, now })
