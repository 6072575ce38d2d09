import { FiguresQuery, PushFigures } from '#contract/console/figures'
import { Data } from '#contract/wire'
import { dayOf, daysBefore, readPushDays } from '#server/domain/devices/push-figures'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { configOf, pathOf } from '../console-call.ts'

/** What became of messages, by day. */
export const figureRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('pushFigures'),
    { schema: { querystring: FiguresQuery, response: { 200: Data(PushFigures) } }, config: configOf('pushFigures') },
    async ({ tenant, query }) => {
      const now = app.clock()
      const from = dayOf(daysBefore(now, Number(query.days ?? 30) - 1))
      return { data: { from, to: dayOf(now), days: await readPushDays(app.db, tenant.code, from) } }
    },
  )
}
