import { queryOptions } from '@tanstack/react-query'
import type { City } from '#contract/tenant'
import { reachOf } from '#src/api/search/limits.ts'
import type { AppContext } from '#src/app/context.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { positionOf } from '#src/queries/position.ts'
import { freshFor, kept, keyOf, notKept } from '#src/queries/resource.ts'
import type { ClinicCriteria } from './criteria.ts'
import { toClinicQuestion, toWiderClinicQuestion } from './to-question.ts'

/** A page of facilities; where the question finds none, of those around the place it asked about, and that it is so (S29). */
export function clinicsQuery(app: AppContext, criteria: ClinicCriteria, page: number) {
  const { country } = app.locale
  const position = positionOf(app)
  const isPersonal = criteria.isNear && position !== undefined
  const question = toClinicQuestion(criteria, { country, position }, page)
  return queryOptions({
    queryKey: keyOf(app, 'clinics', question),
    queryFn: async ({ signal, client }) => {
      const { search } = await app.apis()
      const answer = await search.facilities(question, signal)
      if (answer.nbHits > 0 || !(criteria.city || isPersonal)) return { ...answer, isWider: false }
      const cities: readonly City[] = await client.ensureQueryData(citiesQuery(app))
      const city = cities.find(({ slug }) => slug === criteria.city)
      const wider = toWiderClinicQuestion(
        criteria,
        { country, position, city, radius: reachOf(app.init).nearest },
        page,
      )
      if (!wider) return { ...answer, isWider: false }
      // The filters still count what the question itself would find.
      return { ...(await search.facilities(wider, signal)), facets: answer.facets ?? {}, isWider: true }
    },
    staleTime: freshFor.directory,
    // What was asked from where somebody is stays off the device.
    meta: isPersonal ? notKept : kept,
  })
}
