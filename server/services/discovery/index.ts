import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { InsuranceHit, PractitionerDetail } from '#contract/directory'
import { City } from '#contract/tenant'
import { CountryCode, Data, DirectoryId, Slug } from '#contract/wire'
import { createDirectory } from '#server/directory/directory'
import { scopeOf } from '#server/directory/scope'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'

const InCountry = Type.Object({ country_code: Type.Optional(CountryCode) })

/** The directory as pages read it: one practitioner in full, and the lists that searching starts from. */
const discoveryService: ServicePlugin = async (app) => {
  const directory = createDirectory(app.database, app.clock)

  async function getPractitioner(id: number | undefined, request: FastifyRequest, reply: FastifyReply) {
    const practitioner =
      id === undefined ? undefined : await directory.findPractitioner(id, scopeOf(request.tenant), request.language)
    if (!practitioner) throw problem('not_found')
    keepAnonymous(request, reply)
    return { data: practitioner }
  }

  app.get(
    '/practitioner/:id/detail',
    {
      schema: {
        summary: 'A practitioner by id (C74)',
        params: Type.Object({ id: DirectoryId }),
        response: { 200: Data(PractitionerDetail) },
      },
    },
    (request, reply) => getPractitioner(toId(request.params.id), request, reply),
  )

  app.get(
    '/practitioner/',
    {
      schema: {
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
    '/master/cities',
    {
      schema: {
        summary: 'Cities of a country (C81)',
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

  app.get(
    '/master/insurances',
    {
      schema: {
        summary: 'Insurers of a country with their plans (C82)',
        querystring: InCountry,
        response: { 200: Data(Type.Array(InsuranceHit)) },
      },
    },
    async (request, reply) => {
      const country = request.query.country_code ?? request.country
      keepAnonymous(request, reply)
      return { data: await directory.listInsurers(country, scopeOf(request.tenant), request.language) }
    },
  )
}
export default discoveryService

/** A directory id as the database numbers it; undefined beyond its range. */
function toId(text: string): number | undefined {
  const id = Number(text)
  return id <= 0x7fffffff ? id : undefined
}

/** What everybody sees may be kept for a while; what a signed-in caller was sent may not. */
function keepAnonymous(request: FastifyRequest, reply: FastifyReply): void {
  const isAnonymous = request.headers.authorization === undefined
  reply.header('cache-control', isAnonymous ? 'public, max-age=300, stale-while-revalidate=3600' : 'no-store')
}
