import type { FastifyRequest } from 'fastify'
import { calls } from '#contract/services'
import {
  EndedVideoVisit,
  VideoFeedback,
  VideoFeedbackRequest,
  VideoVisit,
  VideoVisitRequest,
} from '#contract/video-visit'
import { Data } from '#contract/wire'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { endVideoVisit } from '#server/domain/video/end-video-visit'
import { giveFeedback, readFeedback } from '#server/domain/video/feedback'
import { findVideoVisit, type VideoVisitState } from '#server/domain/video/find-video-visit'
import { signedWith } from '#server/plugins/description/security'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toVideoVisit } from '../video-wire.ts'

const security = [...signedWith('appointment'), ...signedWith('patient')]
const refusals = ['not_found', 'appointment_cancelled', 'payment_required', 'bad_request', 'gone'] as const

/** The patient's side of a visit by video: where it is held, its end, and how it was. */
export const videoVisitRoutes: ServicePlugin = async (app) => {
  app.get(
    calls.videoRoom.path,
    {
      config: { tenant: 'of visits', problems: ['not_found'] },
      schema: {
        operationId: 'getVideoVisit',
        security,
        summary: 'Where a visit by video stands, and its room while that is open (C66)',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session; to others, and of a visit that is not by video, it does not ' +
          'exist. Each answer with the app’s own room has a new ticket, which is good for one connection within a minute.',
        querystring: VideoVisitRequest,
        response: { 200: Data(VideoVisit) },
      },
    },
    async (request) => {
      const visit = await readVideoVisit(request, request.query.appointment_number)
      return { data: await toVideoVisit(request, visit, 'patient') }
    },
  )

  app.post(
    calls.endVideoSession.path,
    {
      config: { tenant: 'of visits', repeatable: true, problems: refusals },
      schema: {
        operationId: 'endVideoVisit',
        security,
        summary: 'Ends a visit by video for both sides (C67)',
        description:
          'For who booked it. Sent again, also after the other side ended it, it answers what the first time brought about. Who only leaves the ' +
          'room closes their connection, and can come back.',
        body: VideoVisitRequest,
        response: { 200: Data(EndedVideoVisit) },
      },
    },
    async (request) => {
      const { tenant, body } = request
      const { id } = await readVideoVisit(request, body.appointment_number)
      const data = await endVideoVisit(app.db, { tenant, id, by: 'patient', now: app.clock() })
      request.tellPractice()
      return { data }
    },
  )

  app.get(
    calls.videoFeedback.path,
    {
      config: { tenant: 'of visits', problems: ['not_found'] },
      schema: {
        operationId: 'getVideoFeedback',
        security,
        summary: 'What the patient said of a visit by video (C68)',
        querystring: VideoVisitRequest,
        response: { 200: Data(VideoFeedback) },
      },
    },
    async (request) => {
      const visit = await readVideoVisit(request, request.query.appointment_number)
      return { data: await readFeedback(app.db, visit, app.clock()) }
    },
  )

  app.post(
    calls.giveVideoFeedback.path,
    {
      config: { tenant: 'of visits', repeatable: true, keyed: 'optional', problems: refusals },
      schema: {
        operationId: 'giveVideoFeedback',
        security,
        summary: 'Says how a visit by video was (C68)',
        description:
          'From when its room opens until a week after the visit. Sent again, it takes the place of what was said before; with an ' +
          'Idempotency-Key it does so once, even where something else was said since.',
        body: VideoFeedbackRequest,
        response: { 200: Data(VideoFeedback) },
      },
    },
    async (request) => {
      const now = app.clock()
      const visit = await readVideoVisit(request, request.body.appointment_number)
      await withOptionalIdempotency(request, request.body, async (tx) => {
        await giveFeedback(tx, visit, request.body, now)
        return { isGiven: true }
      })
      return { data: await readFeedback(app.db, visit, now) }
    },
  )

  /** The visit that a request may open. Throws `not_found`, whether it does not exist, is of another kind or belongs to someone else. */
  async function readVideoVisit(request: FastifyRequest, number: string): Promise<VideoVisitState> {
    const { id } = await readOpenAppointment(request, await idOfAppointment(app.db, request.tenant.code, number))
    return findVideoVisit(app.db, { tenant: request.tenant, id, now: app.clock() })
  }
}
