import * as Type from 'typebox'
import { CategoryAvailability, FacilityAvailability, NextAvailability } from '#contract/availability'
import { ConsultationType } from '#contract/directory'
import { additions, calls, routePath } from '#contract/services'
import { CalendarDay, CountryCode, Data, Slug } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { readDay } from '#server/domain/availability/bookable-range'
import { createCategoryAvailability } from '#server/domain/availability/category-availability'
import { findAtFacilities } from '#server/domain/availability/facility-availability'
import { findNextSlots } from '#server/domain/availability/find-next-slots'
import { createOfferRepository } from '#server/domain/availability/offers'
import { offersByFee } from '#server/domain/availability/offers-by-fee'
import { toSlots } from '#server/domain/availability/slot-view'
import { toDirectoryNumber } from '../wire.ts'

const common = {
  date: Type.Optional(CalendarDay),
  consultation_type: Type.Optional(ConsultationType),
  limit: Type.Integer({ minimum: 1, maximum: 20, default: 3 }),
}

/** In the currency's main unit, both bounds included. */
const Fee = Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999_999 }))

/** The next free slots of practitioners (C62), of specialities in a place (C63), and at facilities. */
export const nextAvailabilityRoutes: ServicePlugin = async (app) => {
  const findCategory = createCategoryAvailability(app.db)

  app.get(
    routePath(calls.nextTimes),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getNextTimes',
        summary: 'The next free slots of up to fifty practitioners (C62)',
        description:
          'In the order asked, each time with its fee. Unknown practitioners are left out; where none is known the answer is 404.',
        querystring: Type.Object({
          ids: Type.String({
            pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,49}$',
            description: 'Practitioner ids joined by commas, fifty at the most.',
          }),
          min_fee: Fee,
          max_fee: Fee,
          lowest_fee: Type.Optional(
            Type.Enum(['1'], { description: 'Of each practitioner only the times of what costs least.' }),
          ),
          ...common,
        }),
        response: { 200: Data(Type.Array(NextAvailability)) },
      },
    },
    async ({ tenant, query }) => {
      const repository = createOfferRepository(app.db)
      const ids = [...new Set(query.ids.split(',').map(toDirectoryNumber))]
      const known = new Map((await repository.findPractitioners(tenant, ids)).map((row) => [row.id, row]))
      const [first] = known.values()
      if (!first) throw problem('not_found')
      const now = app.clock()
      const from = query.date === undefined ? undefined : readDay(query.date, now, first.timeZone, 'date')
      const offers = await repository.find(tenant, {
        practitionerIds: [...known.keys()],
        consultationType: query.consultation_type,
      })
      const { min_fee: min, max_fee: max, lowest_fee } = query
      const wanted = offersByFee(offers, { min, max, isLowest: lowest_fee === '1' })
      const slots = await findNextSlots(app.db, { offers: wanted, now, from, limit: query.limit })
      return {
        data: ids.flatMap((id) => {
          const practitioner = known.get(id)
          if (!practitioner) return []
          const own = slots.get(id) ?? []
          const time_zone = own[0]?.offer.timeZone ?? practitioner.timeZone
          return [{ practitioner_id: String(id), time_zone, slots: toSlots(own) }]
        }),
      }
    },
  )

  app.get(
    routePath(calls.nextTimesOfSpecialities),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getNextTimesOfSpecialities',
        summary: 'The soonest free slots of specialities in a country or city, and with whom (C63)',
        querystring: Type.Object({
          ids: Type.String({
            pattern: '^[a-z0-9-]{1,120}(,[a-z0-9-]{1,120}){0,19}$',
            description: 'Slugs of specialities joined by commas, twenty at the most.',
          }),
          country: Type.Optional(CountryCode),
          city: Type.Optional(Slug),
          ...common,
        }),
        response: { 200: Data(Type.Array(CategoryAvailability)) },
      },
    },
    async ({ tenant, language, country, query }) => {
      const { ids, date, limit, city, consultation_type: consultationType } = query
      const now = app.clock()
      const found = await findCategory({
        tenant,
        language,
        slugs: [...new Set(ids.split(','))],
        country: query.country ?? country,
        city,
        now,
        date,
        consultationType,
        limit,
      })
      return { data: found }
    },
  )

  app.get(
    additions.nextAtFacilities.path,
    {
      schema: {
        operationId: 'getNextTimesOfFacilities',
        summary: 'The soonest free slots at facilities, and with whom',
        description: 'In the order asked. Unknown facilities are left out.',
        querystring: Type.Object({
          ids: Type.String({
            pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,19}$',
            description: 'Facility ids joined by commas, twenty at the most.',
          }),
          speciality: Type.Optional(
            Type.String({
              pattern: '^[a-z0-9-]{1,120}(,[a-z0-9-]{1,120}){0,19}$',
              description: 'Slugs of specialities joined by commas: those who treat one of them.',
            }),
          ),
          consultation_type: common.consultation_type,
          limit: common.limit,
        }),
        response: { 200: Data(Type.Array(FacilityAvailability)) },
      },
    },
    async ({ tenant, language, query }) => ({
      data: await findAtFacilities(app.db, {
        tenant,
        language,
        facilityIds: [...new Set(query.ids.split(',').map(toDirectoryNumber))],
        specialities: query.speciality?.split(',') ?? [],
        consultationType: query.consultation_type,
        now: app.clock(),
        limit: query.limit,
      }),
    }),
  )
}
