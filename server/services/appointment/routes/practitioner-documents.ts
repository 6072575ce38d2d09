import * as Type from 'typebox'
import { AppointmentDocument } from '#contract/appointment-documents'
import { practitionerCalls } from '#contract/video-practitioner-calls'
import { PractitionerFile, PractitionerLink } from '#contract/video-visit'
import { Data } from '#contract/wire'
import { listVisitDocuments, readVisitOwner } from '#server/domain/documents/appointment-documents'
import { createFileRepository, wholeOf } from '#server/domain/documents/file-repository'
import { noteOpening } from '#server/domain/documents/note-opening'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAppointmentDocument } from '#server/services/account/appointment-documents/view'
import { deviceOf } from '#server/services/account/device-of'
import { fileSchemas, sendFile } from '#server/services/account/documents/file-calls'
import { readLinkOf } from '../practitioner-link.ts'

/** Documents that a patient has added to a visit by video, for the practitioner. */
export const practitionerDocumentRoutes: ServicePlugin = async (app) => {
  const { db, files, clock } = app
  const config = { tenant: 'of visits', repeatable: true } as const

  app.post(
    practitionerCalls.practitionerDocuments.path,
    {
      config: { ...config, problems: ['gone', 'not_found'] },
      schema: {
        operationId: 'listVisitDocumentsAsPractitioner',
        summary: 'Documents that the patient has added to a visit by video, for the practitioner',
        description:
          'For who has the link of the facility; in the order they came. Of the patient’s other documents nothing.',
        body: PractitionerLink,
        response: { 200: Data(Type.Array(AppointmentDocument)) },
      },
    },
    async (request) => {
      const { appointmentId: id } = await readLinkOf(request)
      const owner = await readVisitOwner(db, { tenantCode: request.tenant.code, id })
      return { data: (await listVisitDocuments(db, owner)).map(toAppointmentDocument) }
    },
  )

  app.post(
    practitionerCalls.practitionerFile.path,
    {
      config: { ...config, problems: ['gone', 'not_found'] },
      schema: {
        operationId: 'getVisitFileAsPractitioner',
        summary: 'A file that the patient has added to a visit by video, for the practitioner',
        description: 'For who has the link of the facility. That it was opened stands in the patient’s activity.',
        body: PractitionerFile,
        ...fileSchemas.file,
      },
    },
    async (request, reply) => {
      const link = await readLinkOf(request)
      const owner = await readVisitOwner(db, { tenantCode: request.tenant.code, id: link.appointmentId })
      const file = await createFileRepository(db, owner).find(request.body.file_id)
      // Only what is in a document: a file that is being sent has not been shared yet.
      if (file?.appointmentId !== owner.appointmentId || file.appointmentDocumentId === null) throw problem('not_found')
      const { appointmentDocumentId: documentId } = file
      const stream = file.state === 'ready' ? await files.open(wholeOf(file)) : undefined
      if (!stream) throw problem('not_found')
      const opening = { documentId, by: link.id, device: deviceOf(request), now: clock() }
      await db.transaction((tx) => noteOpening(tx, owner, opening))
      return sendFile(reply, file, stream)
    },
  )
}
