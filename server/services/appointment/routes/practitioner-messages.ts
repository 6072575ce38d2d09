import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { documentLimits, DocumentRemoved, FileProgress } from '#contract/documents'
import {
  NewPractitionerMessage,
  PractitionerFilePart,
  PractitionerNewFile,
  VideoMessage,
} from '#contract/video-messages'
import { practitionerCalls } from '#contract/video-practitioner-calls'
import { PractitionerFile, PractitionerLink } from '#contract/video-visit'
import { Data } from '#contract/wire'
import { readVisitOwner, type VisitOwner } from '#server/domain/documents/appointment-documents'
import { createFileRepository } from '#server/domain/documents/file-repository'
import { findVideoVisit } from '#server/domain/video/find-video-visit'
import { listMessages, refuseClosedRoom, say } from '#server/domain/video/messages'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { fileCalls } from '#server/services/account/documents/file-calls'
import { readLinkOf } from '../practitioner-link.ts'
import { toVideoMessage } from '../video-message-wire.ts'

const refusals = ['gone', 'not_found', 'bad_request'] as const

/** What is written in the room of a visit by video, and the files that are sent in it, for the practitioner's side. */
export const practitionerMessageRoutes: ServicePlugin = async (app) => {
  const { db, clock } = app
  const files = fileCalls(app)
  const config = { tenant: 'of visits', repeatable: true } as const
  const messages = Data(Type.Array(VideoMessage))
  const visitOf = async (request: FastifyRequest<{ Body: PractitionerLink }>) => {
    const { appointmentId: id } = await readLinkOf(request)
    return findVideoVisit(db, { tenant: request.tenant, id, now: clock() })
  }
  /** The owner of the files of a visit whose room is open. */
  const ownerOf = async (request: FastifyRequest<{ Body: PractitionerLink }>) => {
    const visit = await visitOf(request)
    refuseClosedRoom(visit)
    const { tenantCode, id } = visit
    return readVisitOwner(db, { tenantCode, id })
  }

  /** A file that was sent for the visit. Throws `not_found` for another one. */
  const findFile = async (owner: VisitOwner, id: string) => {
    const file = await createFileRepository(db, owner).find(id)
    if (file?.appointmentId !== owner.appointmentId) throw problem('not_found')
  }

  app.post(
    practitionerCalls.practitionerMessages.path,
    {
      config: { ...config, problems: refusals },
      schema: {
        operationId: 'listVideoMessagesAsPractitioner',
        summary: 'What was written in the room of a visit by video, for the practitioner',
        description: 'As `listVideoMessages`, for who has the link of the facility.',
        body: PractitionerLink,
        response: { 200: messages },
      },
    },
    async (request) => ({ data: (await listMessages(db, await visitOf(request))).map(toVideoMessage) }),
  )

  app.post(
    practitionerCalls.sayAsPractitioner.path,
    {
      config: { ...config, problems: [...refusals, 'rate_limited', 'documents_full', 'appointment_cancelled'] },
      schema: {
        operationId: 'sayInVideoVisitAsPractitioner',
        summary: 'Writes a message in the room of a visit by video, or sends a document in it, as the practitioner',
        description:
          'As `sayInVideoVisit`. A document stands with the visit as sent by the practitioner, for the patient to keep.',
        body: NewPractitionerMessage,
        response: { 200: messages },
      },
    },
    async (request) => {
      const { tenant, body } = request
      const now = clock()
      const { appointmentId: id } = await readLinkOf(request)
      const all = await db.transaction(async (tx) => {
        const visit = await findVideoVisit(tx, { tenant, id, now }, 'no key update')
        await say(tx, visit, { ...body, side: 'practitioner', now })
        return listMessages(tx, visit)
      })
      if (body.file_id !== undefined) request.tellPractice()
      return { data: all.map(toVideoMessage) }
    },
  )

  app.post(
    practitionerCalls.announcePractitionerFile.path,
    {
      config: { ...config, keyed: 'optional', problems: [...refusals, 'payload_too_large', 'documents_full'] },
      schema: {
        operationId: 'announceFileAsPractitioner',
        summary: 'Announces a file that the practitioner sends in the room of a visit by video',
        description:
          'As `announceAppointmentFile`, while the room is open. A file that is in no document a day later is removed.',
        body: PractitionerNewFile,
        response: { 200: Data(FileProgress) },
      },
    },
    async (request) => {
      const owner = await ownerOf(request)
      return { data: await files.announce(request, owner, { appointmentId: owner.appointmentId }) }
    },
  )

  app.post(
    practitionerCalls.sendPractitionerFilePart.path,
    {
      // As base64 it is a third larger than its bytes.
      bodyLimit: documentLimits.partBytes * 2,
      config: { ...config, problems: [...refusals, 'payload_too_large', 'file_refused'] },
      schema: {
        operationId: 'sendFilePartAsPractitioner',
        summary: 'Sends the next bytes of a file of the practitioner’s',
        description: 'As `sendAppointmentFilePart`, with the bytes as base64.',
        body: PractitionerFilePart,
        response: { 200: Data(FileProgress) },
      },
    },
    async (request) => {
      const { file_id: id, offset, bytes } = request.body
      const owner = await ownerOf(request)
      await findFile(owner, id)
      return { data: await files.takePart(owner, { id, offset, body: Buffer.from(bytes, 'base64') }) }
    },
  )

  app.post(
    practitionerCalls.dropPractitionerFile.path,
    {
      config: { ...config, problems: refusals },
      schema: {
        operationId: 'dropFileAsPractitioner',
        summary: 'Gives up a file that was sent in the room and is in no document',
        description: 'As `dropAppointmentFile`, while the room is open.',
        body: PractitionerFile,
        response: { 200: Data(DocumentRemoved) },
      },
    },
    async (request) => {
      const { file_id: id } = request.body
      const owner = await ownerOf(request)
      await findFile(owner, id)
      return files.drop(owner, id)
    },
  )
}
