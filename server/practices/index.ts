import type { FastifyPluginAsync } from 'fastify'
import { registerAll } from '#server/plugins/register-all'
import { fhirApi } from './fhir/index.ts'
import { appointmentRoutes } from './routes/appointments.ts'
import { busyRoutes } from './routes/busy.ts'
import { calendarRoutes } from './routes/calendars.ts'
import { feedRoutes } from './routes/feed.ts'
import { keyRoutes } from './routes/key.ts'

/** The calls of practices' own systems: each with a key of one facility, unsigned, and of no tenant. */
export const practiceApi: FastifyPluginAsync = async (api) => {
  api.addHook('onRoute', (route) => {
    route.config = { ...route.config, tenant: 'none' }
    route.schema = { tags: ['practice'], security: [{ facilityKey: [] }], ...route.schema }
  })
  await registerAll(api, [keyRoutes, busyRoutes, calendarRoutes, appointmentRoutes, feedRoutes])
  await api.register(fhirApi, { prefix: '/fhir' })
}
