import type { FastifyRequest } from 'fastify'
import { FiguresQuery } from '#contract/console/figures'
import { UsageFigures } from '#contract/console/usage-figures'
import { Data } from '#contract/wire'
import { dayAt, instantAt } from '#server/domain/availability/wall-clock'
import { readFigures } from '#server/domain/usage/read-figures'
import { toFigures } from '#server/domain/usage/to-figures'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { configOf, pathOf } from '../console-call.ts'
import { usageCsv } from './usage-csv.ts'

/** How a tenant's app is used, by day. */
export const usageRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('usageFigures'),
    {
      schema: { querystring: FiguresQuery, response: { 200: Data(UsageFigures) } },
      config: configOf('usageFigures'),
    },
    async (request) => ({ data: await figuresOf(request, request.query) }),
  )

  app.get(
    pathOf('usageFile'),
    { schema: { querystring: FiguresQuery }, config: configOf('usageFile') },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="figures.csv"')
        .send(usageCsv(await figuresOf(request, request.query))),
  )

  async function figuresOf({ tenant }: FastifyRequest, { days = '30' }: FiguresQuery): Promise<UsageFigures> {
    // What this server has counted and not stored yet.
    await app.usage.flush()
    const timeZone = await app.zoneOf(tenant.configuration.country_code)
    const today = dayAt(app.clock().getTime(), timeZone)
    const first = today.subtract({ days: Number(days) - 1 })
    const from = first.toString()
    const since = new Date(instantAt(first, 0, timeZone))
    const exact = await readFigures(app.db, { tenantCode: tenant.code, from, since, timeZone })
    return { from, to: today.toString(), time_zone: timeZone, figures: toFigures(exact) }
  }
}
