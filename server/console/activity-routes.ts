import { Activity, ActivityQuery, type StaffEvent } from '#contract/console/staff'
import { Data } from '#contract/wire'
import { listStaffEvents, noteStaffEvent, type StoredStaffEvent } from '#server/domain/staff/staff-events'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { activityCsv } from './activity-csv.ts'
import { configOf, pathOf } from './console-call.ts'
import { momentOf, requireStaff } from './entrance.ts'

/** Rows of a file, so that it has an end: more than half a year of a busy staff. */
const mostInFile = 10_000

/** What the staff did. */
export const activityRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('activity'),
    { schema: { querystring: ActivityQuery, response: { 200: Data(Activity) } }, config: configOf('activity') },
    async ({ tenant, query }) => {
      const { events, next } = await listStaffEvents(app.db, { tenantCode: tenant.code, before: query.before })
      return { data: { events: events.map(viewOf), ...(next !== undefined && { next }) } }
    },
  )

  app.get(pathOf('activityFile'), { config: configOf('activityFile') }, async (request, reply) => {
    const tenantCode = request.tenant.code
    const actor = requireStaff(request)
    await noteStaffEvent(app.db, { tenantCode, kind: 'activity_exported', actor, ...momentOf(request) })
    const { events } = await listStaffEvents(app.db, { tenantCode, most: mostInFile })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="activity.csv"')
      .send(activityCsv(events))
  })
}

const viewOf = (event: StoredStaffEvent): StaffEvent => {
  const { id, kind, actorEmail, actorName, subjectEmail, role, version, field, browser, platform, createdAt } = event
  return {
    ...{ id, kind, browser, platform, at: createdAt.toISOString() },
    ...(actorEmail !== null && { actor: { email: actorEmail, name: actorName ?? actorEmail } }),
    ...(subjectEmail !== null && { subject: subjectEmail }),
    ...(role !== null && { role }),
    ...(version !== null && { version }),
    ...(field !== null && { field }),
  }
}
