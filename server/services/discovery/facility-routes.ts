import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { DoctorHit } from '#contract/directory'
import { FacilityDetail } from '#contract/facility'
import { CountryCode, Data, DirectoryId, Slug } from '#contract/wire'
import { createFacilities } from '#server/directory/facilities'
import { scopeOf, type Scope } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { createListedDoctors } from './listed-doctors.ts'
import { keepAnonymous, toId } from './wire.ts'

const Skip = Type.Optional(Type.Union([Type.Boolean(), Type.Literal(1), Type.Literal(0)]))
/** Most doctors on one page of a facility. */
const mostDoctors = 100

/** Facilities by address and by id, and the doctors of facilities. */
export const facilityRoutes: ServicePlugin = async (app) => {
  const facilities = createFacilities(app.database)
  const listed = createListedDoctors(() => app.searchEngine())

  async function answer(facility: FacilityDetail | undefined, isAlone: boolean, scope: Scope) {
    if (!facility) throw problem('not_found')
    if (isAlone) return { data: facility }
    const { doctors } = await listed.at([facility.id], { perPage: mostDoctors }, scope)
    return { data: { ...facility, practitioners: doctors } }
  }

  for (const path of ['/facility', '/facility/'])
    app.get(
      path,
      {
        config: { problems: ['not_found'] },
        schema: {
          operationId: 'findFacility',
          summary: 'A facility by the last segment of the address (C77)',
          description: 'With its doctors, up to a hundred, unless `skip_practitioner` is given.',
          querystring: Type.Object({ slug: Slug, country_code: Type.Optional(CountryCode), skip_practitioner: Skip }),
          response: { 200: Data(FacilityDetail) },
        },
      },
      async (request, reply) => {
        const { slug, country_code = request.country, skip_practitioner } = request.query
        const scope = scopeOf(request.tenant)
        keepAnonymous(request, reply)
        const facility = await facilities.findBySlug(slug, country_code, scope, request.language)
        return answer(facility, Boolean(skip_practitioner), scope)
      },
    )

  app.get(
    routePath(calls.facility),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getFacility',
        summary: 'A facility by id, with its doctors (C78)',
        params: Type.Object({ id: DirectoryId }),
        querystring: Type.Object({ skip_practitioner: Skip }),
        response: { 200: Data(FacilityDetail) },
      },
    },
    async (request, reply) => {
      const id = toId(request.params.id)
      const scope = scopeOf(request.tenant)
      keepAnonymous(request, reply)
      const facility = id === undefined ? undefined : await facilities.findById(id, scope, request.language)
      return answer(facility, Boolean(request.query.skip_practitioner), scope)
    },
  )

  app.get(
    routePath(calls.doctorsOfFacility),
    {
      schema: {
        operationId: 'getDoctorsOfFacilities',
        summary: 'The doctors of one or more facilities, the best ranked first (C85)',
        querystring: Type.Object({
          facility_id: Type.String({ pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,49}$' }),
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDoctors })),
        }),
        response: { 200: Data(Type.Array(DoctorHit)) },
      },
    },
    async (request, reply) => {
      const { facility_id, page = 1, per_page = mostDoctors } = request.query
      keepAnonymous(request, reply)
      const scope = scopeOf(request.tenant)
      const shown = await listed.shown(facility_id.split(','), scope)
      if (shown.length === 0) return { data: [] }
      return { data: (await listed.at(shown, { page, perPage: per_page }, scope)).doctors }
    },
  )
}
