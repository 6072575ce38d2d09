import * as Type from 'typebox'
import { CalendarFeed, NewCalendarFeed } from '#contract/calendar-feed'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { createVisitCalendars } from '#server/domain/booking/visit-calendar'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { calendarAddress } from '#server/web/calendar-address'

const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
const security = [...signedWith('appointment'), ...signedWith('patient')]

/** The link by which calendars read of one visit. */
export const visitCalendarRoutes: ServicePlugin = async (app) => {
  app.get(
    routePath(additions.visitCalendar),
    {
      config: { tenant: 'of visits', problems: ['not_found'] },
      schema: {
        operationId: 'visitCalendar',
        summary: 'Whether calendars can subscribe to this one visit, and since when',
        security,
        params,
        response: { 200: Data(CalendarFeed) },
      },
    },
    async (request) => {
      const visit = await readOpenAppointment(request, request.params.id)
      const createdAt = await createVisitCalendars(app.db, app.clock()).createdAt(visit)
      return { data: { created_at: createdAt?.toISOString() ?? null } }
    },
  )

  app.post(
    routePath(additions.renewVisitCalendar),
    {
      config: {
        tenant: 'of visits',
        problems: ['not_found', 'appointment_begun', 'appointment_cancelled', 'payment_required', 'payment_expired'],
      },
      schema: {
        operationId: 'renewVisitCalendar',
        summary: 'Makes a link by which calendars read of this one visit, and ends the one before',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session. The link is told this once. It shows when and where the ' +
          'visit is, and not why; it opens nothing, and ends a week after the visit.',
        security,
        params,
        response: { 200: Data(NewCalendarFeed) },
      },
    },
    async (request) => {
      const now = app.clock()
      const visit = await readOpenAppointment(request, request.params.id)
      const token = await createVisitCalendars(app.db, now).renew(visit, request.language)
      return { data: { url: calendarAddress(request, token), created_at: now.toISOString() } }
    },
  )

  app.delete(
    routePath(additions.revokeVisitCalendar),
    {
      config: { tenant: 'of visits', repeatable: true, problems: ['not_found'] },
      schema: {
        operationId: 'revokeVisitCalendar',
        summary: 'Ends the link by which calendars read of this one visit',
        security,
        params,
        response: { 200: Data(CalendarFeed) },
      },
    },
    async (request) => {
      const visit = await readOpenAppointment(request, request.params.id)
      await createVisitCalendars(app.db, app.clock()).revoke(visit)
      return { data: { created_at: null } }
    },
  )
}
