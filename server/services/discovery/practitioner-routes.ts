import { calls, routePath } from '#contract/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { PractitionerDetail } from '#contract/directory'
import { City } from '#contract/tenant'
import { CountryCode, Data, DirectoryId, Slug } from '#contract/wire'
import { createDirectory } from '#server/directory/directory'
import { scopeOf } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { InCountry, keepAnonymous, toId } from './wire.ts'

/** Hits of other countries are identified by `unique_id` (S30). */
const PractitionerKey = Type.Union([DirectoryId, Type.String({ format: 'uuid' })])

/** A practitioner in full, and the cities they work in. */
export const practitionerRoutes: ServicePlugin = async (app) => {
  const directory = createDirectory(app.database, app.clock)

  async function getPractitioner(id: number | undefined, request: FastifyRequest, reply: FastifyReply) {
    const practitioner =
      id === undefined ? undefined : await directory.findPractitioner(id, scopeOf(request.tenant), request.language)
    if (!practitioner) throw problem('not_found')
    keepAnonymous(request, reply)
    return { data: practitioner }
  }

  app.get(
    routePath(calls.practitioner),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getPractitioner',
        summary: 'A practitioner by id, or by unique id (C74)',
        params: Type.Object({ id: PractitionerKey }),
        response: { 200: Data(PractitionerDetail) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const isUnique = id.includes('-')
      return getPractitioner(isUnique ? await directory.findIdByUniqueId(id) : toId(id), request, reply)
    },
  )

  for (const path of ['/practitioner', '/practitioner/'])
    app.get(
      path,
      {
        config: { problems: ['not_found'] },
        schema: {
          operationId: 'findPractitioner',
          summary: 'A practitioner by the last segment of the address (C75)',
          querystring: Type.Object({ slug: Slug, country_code: Type.Optional(CountryCode) }),
          response: { 200: Data(PractitionerDetail) },
        },
      },
      async (request, reply) => {
        const { slug, country_code = request.country } = request.query
        return getPractitioner(await directory.findPractitionerId(slug, country_code), request, reply)
      },
    )

  app.get(
    routePath(calls.cities),
    {
      schema: {
        operationId: 'getCities',
        summary: 'Cities of a country with their quarters (C81)',
        querystring: InCountry,
        response: { 200: Data(Type.Array(City)) },
      },
    },
    async (request, reply) => {
      const country = request.query.country_code ?? request.country
      keepAnonymous(request, reply)
      return { data: await directory.listCities(country, scopeOf(request.tenant), request.language) }
    },
  )
}
