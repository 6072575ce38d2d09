import type { FastifyRequest } from 'fastify'
import { CalendarFeed, NewCalendarFeed } from '#contract/calendar-feed'
import { additions } from '#contract/services'
import { Data } from '#contract/wire'
import { createCalendarFeeds } from '#server/domain/accounts/calendar-feeds'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { calendarAddress } from '#server/web/calendar-address'

const security = signedWith('patient')

/** The link by which calendars read a patient's visits. */
export const calendarRoutes: ServicePlugin = async (app) => {
  const feeds = createCalendarFeeds(app.db)
  const ownerOf = (request: FastifyRequest) => ({
    tenantCode: request.tenant.code,
    patientId: requirePatient(request).patientId,
  })

  app.get(
    additions.calendarFeed.path,
    {
      schema: {
        operationId: 'calendarFeed',
        summary: 'Whether calendars can subscribe to the patient’s visits, and since when',
        security,
        response: { 200: Data(CalendarFeed) },
      },
    },
    async (request) => ({ data: { created_at: (await feeds.createdAt(ownerOf(request)))?.toISOString() ?? null } }),
  )

  app.post(
    additions.renewCalendarFeed.path,
    {
      schema: {
        operationId: 'renewCalendarFeed',
        summary: 'Makes a link by which calendars read the patient’s visits, and ends the one before',
        description: 'The link is told this once. It shows when and where visits are, and not why.',
        security,
        response: { 200: Data(NewCalendarFeed) },
      },
    },
    async (request) => {
      const now = app.clock()
      const token = await feeds.renew({ ...ownerOf(request), language: request.language }, now)
      return { data: { url: calendarAddress(request, token), created_at: now.toISOString() } }
    },
  )

  app.delete(
    additions.revokeCalendarFeed.path,
    {
      schema: {
        operationId: 'revokeCalendarFeed',
        summary: 'Ends the link by which calendars read the patient’s visits',
        security,
        response: { 200: Data(CalendarFeed) },
      },
      config: { repeatable: true },
    },
    async (request) => {
      await feeds.revoke(ownerOf(request))
      return { data: { created_at: null } }
    },
  )
}
