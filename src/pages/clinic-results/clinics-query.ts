import { queryOptions } from '@tanstack/react-query'
import { reachOf } from '#contract/search-radius'
import type { AppContext } from '#src/context/app-context.ts'
import { centreOf } from '#src/features/search/list/around-place.ts'
import { positionOf } from '#src/queries/position.ts'
import { freshFor, kept, keyOf, notKept } from '#src/queries/resource.ts'
import type { ClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { toClinicQuestion, toWiderClinicQuestion } from '#src/features/search/clinics/to-question.ts'

/** A page of facilities; where the query finds none, those around its place, marked as such (S29). */
export function clinicsQuery(app: AppContext, criteria: ClinicCriteria, page: number) {
  const { country } = app.locale
  const position = positionOf(app)
  const question = toClinicQuestion(criteria, { country, position }, page)
  return queryOptions({
    queryKey: keyOf(app, 'clinics', question),
    queryFn: async ({ signal, client }) => {
      const { search } = await app.apis()
      const centre = await centreOf(app, client, criteria)
      const radius = reachOf(app.init).nearest
      const wider = centre && toWiderClinicQuestion(criteria, { country, centre, radius }, page)
      return search.facilitiesOrWider(question, wider, signal)
    },
    staleTime: freshFor.directory,
    // Results that depend on the patient's position are not stored on the device.
    meta: criteria.isNear && position !== undefined ? notKept : kept,
  })
}
