import { calls } from '#contract/services'
import { SourceTracked, SourceTracking } from '#contract/source-tracking'
import { Data } from '#contract/wire'
import { noteSource } from '#server/domain/booking/note-source'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { deviceRoutes } from './device-routes.ts'

/** The notification service: devices that are told, and what led to a booking. */
const notification: ServicePlugin = async (app) => {
  await app.register(deviceRoutes)
  app.post(
    calls.trackSource.path,
    {
      config: { tenant: 'of visits', repeatable: true, problems: ['not_found'] },
      schema: {
        operationId: 'trackSource',
        security: [...signedWith('appointment'), ...signedWith('patient')],
        summary: 'Notes what led to a booking (C13, N09)',
        description: 'By who can open the appointment. The first source that is told stays.',
        body: SourceTracking,
        response: { 200: Data(SourceTracked) },
      },
    },
    async (request) => {
      const { tenant, body } = request
      const id = await idOfAppointment(app.db, tenant.code, body.appointment_number)
      await noteSource(app.db, await readOpenAppointment(request, id), body.source)
      return { data: { tracked: true as const } }
    },
  )
}

export default notification
