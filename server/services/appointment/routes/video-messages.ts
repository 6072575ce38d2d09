import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { additions } from '#contract/services'
import { NewVideoMessage, VideoMessage } from '#contract/video-messages'
import { VideoVisitRequest } from '#contract/video-visit'
import { Data } from '#contract/wire'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { findVideoVisit } from '#server/domain/video/find-video-visit'
import { listMessages, say } from '#server/domain/video/messages'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toVideoMessage } from '../video-message-wire.ts'

const security = [...signedWith('appointment'), ...signedWith('patient')]
const refusals = ['not_found', 'bad_request', 'gone'] as const

/** What is written in the room of a visit by video, for the patient's side. */
export const videoMessageRoutes: ServicePlugin = async (app) => {
  const { db, clock } = app
  const idOf = async (request: FastifyRequest, number: string) =>
    (await readOpenAppointment(request, await idOfAppointment(db, request.tenant.code, number))).id

  app.get(
    additions.videoMessages.path,
    {
      config: { tenant: 'of visits', problems: refusals },
      schema: {
        operationId: 'listVideoMessages',
        security,
        summary: 'What was written in the room of a visit by video, and the documents that were sent in it',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session, while its room is open. What was written is removed when the ' +
          'visit ends; documents stay with the visit.',
        querystring: VideoVisitRequest,
        response: { 200: Data(Type.Array(VideoMessage)) },
      },
    },
    async (request) => {
      const { tenant, query } = request
      const id = await idOf(request, query.appointment_number)
      const visit = await findVideoVisit(db, { tenant, id, now: clock() })
      return { data: (await listMessages(db, visit)).map(toVideoMessage) }
    },
  )

  app.post(
    additions.sayInVideoVisit.path,
    {
      config: {
        tenant: 'of visits',
        repeatable: true,
        problems: [...refusals, 'rate_limited', 'documents_full', 'appointment_cancelled'],
      },
      schema: {
        operationId: 'sayInVideoVisit',
        security,
        summary: 'Writes a message in the room of a visit by video, or sends a document in it',
        description:
          'While its room is open. A file was sent before with `announceAppointmentFile`, and becomes a document of the visit. Sent again with the ' +
          'same id, it is the same message. Answers with all that was written.',
        body: NewVideoMessage,
        response: { 200: Data(Type.Array(VideoMessage)) },
      },
    },
    async (request) => {
      const { tenant, body } = request
      const now = clock()
      const id = await idOf(request, body.appointment_number)
      const all = await db.transaction(async (tx) => {
        const visit = await findVideoVisit(tx, { tenant, id, now }, 'no key update')
        await say(tx, visit, { ...body, side: 'patient', now })
        return listMessages(tx, visit)
      })
      if (body.file_id !== undefined) request.tellPractice()
      return { data: all.map(toVideoMessage) }
    },
  )
}
