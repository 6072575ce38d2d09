import { practitionerCalls } from '#contract/video-practitioner-calls'
import {
  EndedVideoVisit,
  PractitionerLink,
  PractitionerVideoVisit,
  VisitSummaryRequest,
  WrittenSummary,
} from '#contract/video-visit'
import { Data } from '#contract/wire'
import { getAppointment } from '#server/domain/appointments/appointment-view'
import { endVideoVisit } from '#server/domain/video/end-video-visit'
import { findVideoVisit } from '#server/domain/video/find-video-visit'
import { takesSummary, writeSummary } from '#server/domain/video/visit-summary'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { readLinkOf } from '../practitioner-link.ts'
import { toVideoVisit } from '../video-wire.ts'

/** The practitioner's side of a visit by video, for who has the facility's link to it. */
export const practitionerVideoRoutes: ServicePlugin = async (app) => {
  const config = { tenant: 'of visits', repeatable: true } as const
  const refusals = ['gone', 'appointment_cancelled', 'payment_required', 'bad_request'] as const

  app.post(
    practitionerCalls.practitionerVideoVisit.path,
    {
      config: { ...config, problems: ['gone'] },
      schema: {
        operationId: 'getVideoVisitAsPractitioner',
        summary: 'Where a visit by video stands, and its room, for the practitioner',
        description:
          'For the first browser that opens the link of the facility to this one visit, until a day after it. As `getVideoVisit`, with the ' +
          'patient’s first name, the first letter of their last name, and whether they wait; of no other visit, and nothing else of the ' +
          'patient. `details.reason` of `gone`: `unknown`, `used` by another browser, or `expired`.',
        body: PractitionerLink,
        response: { 200: Data(PractitionerVideoVisit) },
      },
    },
    async (request) => {
      const { tenant, language } = request
      const { appointmentId: id, expiresAt } = await readLinkOf(request)
      const visit = await findVideoVisit(app.db, { tenant, id, now: app.clock() })
      const shown = await getAppointment(app.db, { tenantCode: tenant.code, id, language })
      const { first_name, last_name } = shown.patient
      return {
        data: {
          ...(await toVideoVisit(request, visit, 'practitioner')),
          patient_first_name: first_name,
          patient_last_initial: firstLetter(last_name),
          service_name: shown.service_name,
          practitioner_name: shown.practitioner.fullName,
          time_zone: shown.time_zone,
          ...(takesSummary(visit) && { summary_until: expiresAt.toISOString() }),
        },
      }
    },
  )

  app.post(
    practitionerCalls.endVideoAsPractitioner.path,
    {
      config: { ...config, problems: refusals },
      schema: {
        operationId: 'endVideoVisitAsPractitioner',
        summary: 'Ends a visit by video for both sides, as the practitioner',
        description: 'As `endVideoVisit`, for who has the link of the facility.',
        body: PractitionerLink,
        response: { 200: Data(EndedVideoVisit) },
      },
    },
    async (request) => {
      const { appointmentId: id } = await readLinkOf(request)
      const ending = { tenant: request.tenant, id, by: 'practitioner', now: app.clock() } as const
      const data = await endVideoVisit(app.db, ending)
      request.tellPractice()
      return { data }
    },
  )

  app.post(
    practitionerCalls.writeVisitSummary.path,
    {
      config: { ...config, problems: refusals },
      schema: {
        operationId: 'writeVisitSummary',
        summary: 'Writes the summary of a visit by video, which its patient reads with the appointment',
        description:
          'For who has the link of the facility, from when the room opens until the link ends. Sent again, it takes the place of what was ' +
          'written before; empty, it takes it back.',
        body: VisitSummaryRequest,
        response: { 200: Data(WrittenSummary) },
      },
    },
    async (request) => {
      const now = app.clock()
      const { appointmentId: id } = await readLinkOf(request)
      const summary = await app.db.transaction(async (tx) => {
        const visit = await findVideoVisit(tx, { tenant: request.tenant, id, now }, 'no key update')
        return writeSummary(tx, visit, request.body.text, now)
      })
      return { data: summary ? { summary } : {} }
    },
  )
}

/** As a person reads it: a letter of some scripts is several characters. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment ?? ''
}
