import { additions, calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { ClinicProfile } from '#contract/facility'
import { CountryCode, Data, DirectoryId, Slug } from '#contract/wire'
import { createFacilities } from '#server/directory/facilities'
import { scopeOf } from '#server/directory/visibility/scope'
import { problem } from '#server/errors'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { createListedDoctors } from './listed-doctors.ts'
import { createDailyOnce, createPokes } from './pokes.ts'
import { keepAnonymous, toId } from './wire.ts'

const shownDoctors = 12
const shownRecommendations = 6
const pokesPerHour = 20

/** A clinic's page in one answer, and the request to a clinic to open online booking. */
export const clinicRoutes: ServicePlugin = async (app) => {
  const facilities = createFacilities(app.database)
  const listed = createListedDoctors(() => app.searchEngine())
  const pokedToday = createDailyOnce()

  app.get(
    routePath(calls.clinicProfile),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getClinicPage',
        summary: 'A clinic’s page: data, doctors, recommendations and links (C86)',
        description: 'The clinic is named by its id, or by the last segment of its address in a country.',
        params: Type.Object({ id: Slug }),
        querystring: Type.Object({ country_code: Type.Optional(CountryCode) }),
        response: { 200: ClinicProfile },
      },
    },
    async (request, reply) => {
      const { id: key } = request.params
      const scope = scopeOf(request.tenant)
      const id = /^[0-9]+$/.test(key) ? toId(key) : undefined
      const data =
        id === undefined
          ? await facilities.findBySlug(key, request.query.country_code ?? request.country, scope, request.language)
          : await facilities.findById(id, scope, request.language)
      if (!data) throw problem('not_found')
      keepAnonymous(request, reply)
      return {
        data,
        member: data.member,
        doctors: await listed.cardsAt(data.id, shownDoctors, scope),
        recommendations: { data: await listed.facilitiesLike(data, shownRecommendations, scope) },
        links: { poke: data.fg_bookable ? null : `/facility/${data.id}/poke` },
      }
    },
  )

  app.post(
    routePath(additions.poke),
    {
      config: {
        rateLimit: { max: pokesPerHour, timeWindow: 3_600_000, keyGenerator: addressOf },
        // Counted once a day in any case; two people behind one address may ask in the same second.
        repeatable: true,
        problems: ['not_found'],
      },
      schema: {
        operationId: 'askForOnlineBooking',
        summary: 'Asks a clinic to open online booking',
        description:
          'Counted once a day and address; nothing about who asked is kept. Only for clinics without a doctor that can be booked: others have no such link.',
        params: Type.Object({ id: DirectoryId }),
        response: { 200: Data(Type.Object({ asked: Type.Literal(true) })) },
      },
    },
    async (request) => {
      const id = toId(request.params.id)
      const facility =
        id === undefined ? undefined : await facilities.findById(id, scopeOf(request.tenant), request.language)
      if (id === undefined || !facility || facility.fg_bookable) throw problem('not_found')
      const day = app.clock().toISOString().slice(0, 10)
      if (!pokedToday(`${request.tenant.code} ${addressOf(request)}`, id, day))
        await createPokes(app.db, request.tenant.code).add(id, day)
      return { data: { asked: true as const } }
    },
  )
}
