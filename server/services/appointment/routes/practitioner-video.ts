import type { FastifyRequest } from 'fastify'
import { additions } from '#contract/services'
import { EndedVideoVisit, PractitionerLink, PractitionerVideoVisit } from '#contract/video-visit'
import { Data } from '#contract/wire'
import { getAppointment } from '#server/domain/appointments/appointment-view'
import { endVideoVisit } from '#server/domain/video/end-video-visit'
import { findVideoVisit } from '#server/domain/video/find-video-visit'
import { readPractitionerLink } from '#server/domain/video/practitioner-link'
import { problem } from '#server/errors'
import { countCost } from '#server/plugins/gateway/rate-limits'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toVideoVisit } from '../video-wire.ts'

/** Points that an invalid token costs, of an IP address's calls per minute: guessing ends after a few. */
const wrongTokenCost = 30

/** The practitioner's side of a visit by video, for who has the facility's link to it. */
export const practitionerVideoRoutes: ServicePlugin = async (app) => {
  const config = { tenant: 'of visits', repeatable: true } as const

  app.post(
    additions.practitionerVideoVisit.path,
    {
      config: { ...config, problems: ['gone'] },
      schema: {
        operationId: 'getVideoVisitAsPractitioner',
        summary: 'Where a visit by video stands, and its room, for the practitioner',
        description:
          'For who has the link of the facility to this one visit, until a day after it. As `getVideoVisit`, with the patient’s first name and ' +
          'whether they wait; of no other visit, and nothing else of the patient.',
        body: PractitionerLink,
        response: { 200: Data(PractitionerVideoVisit) },
      },
    },
    async (request) => {
      const { tenant, language, body } = request
      const id = await readLink(request, body.link_token)
      const visit = await findVideoVisit(app.db, { tenant, id, now: app.clock() })
      const shown = await getAppointment(app.db, { tenantCode: tenant.code, id, language })
      return {
        data: {
          ...(await toVideoVisit(request, visit, 'practitioner')),
          patient_first_name: shown.patient.first_name,
          service_name: shown.service_name,
          practitioner_name: shown.practitioner.fullName,
        },
      }
    },
  )

  app.post(
    additions.endVideoAsPractitioner.path,
    {
      config: { ...config, problems: ['gone', 'appointment_cancelled', 'payment_required', 'bad_request'] },
      schema: {
        operationId: 'endVideoVisitAsPractitioner',
        summary: 'Ends a visit by video for both sides, as the practitioner',
        description: 'As `endVideoVisit`, for who has the link of the facility.',
        body: PractitionerLink,
        response: { 200: Data(EndedVideoVisit) },
      },
    },
    async (request) => {
      const id = await readLink(request, request.body.link_token)
      const ending = { tenant: request.tenant, id, by: 'practitioner', now: app.clock() } as const
      return { data: await endVideoVisit(app.db, ending) }
    },
  )

  /** The id of the visit that a link opens. Throws `gone`. */
  async function readLink(request: FastifyRequest, token: string): Promise<string> {
    const id = await readPractitionerLink(app.db, request.tenant.code, token, app.clock())
    if (id !== undefined) return id
    await countCost(request, wrongTokenCost)
    throw problem('gone')
  }
}
