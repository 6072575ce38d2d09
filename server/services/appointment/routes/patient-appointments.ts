import type { FastifyRequest } from 'fastify'
import { AppointmentList, AppointmentListQuery } from '#contract/account'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { findPastVisits, findVisitsAhead } from '#server/domain/appointments/visits-of-account'

const description =
  'Of the signed-in patient, also those booked as a guest with the phone of the account. A page holds twenty; `total` counts all pages.'

/** The signed-in patient's visits. */
export const patientAppointmentRoutes: ServicePlugin = async (app) => {
  const listed = {
    security: signedWith('patient'),
    description,
    querystring: AppointmentListQuery,
    response: { 200: Data(AppointmentList) },
  }

  app.get(
    calls.appointments.path,
    {
      config: { tenant: 'of visits' },
      schema: {
        operationId: 'listAppointments',
        summary: 'Visits that are booked and not over, the soonest first (C53)',
        ...listed,
      },
    },
    async (request) => ({ data: await findVisitsAhead(app.db, wantedBy(request, request.query.page)) }),
  )

  app.get(
    calls.pastAppointments.path,
    {
      config: { tenant: 'of visits' },
      schema: {
        operationId: 'listPastAppointments',
        summary: 'Visits that are over or were cancelled, the latest first (C54)',
        ...listed,
      },
    },
    async (request) => ({ data: await findPastVisits(app.db, wantedBy(request, request.query.page)) }),
  )

  const wantedBy = (request: FastifyRequest, page = 1) => {
    const { tenant, language } = request
    return { tenantCode: tenant.code, accountId: requirePatient(request).patientId, language, now: app.clock(), page }
  }
}
