import { queryOptions } from '@tanstack/react-query'
import { reachOf } from '#contract/search-radius'
import type { AppContext } from '#src/context/app-context.ts'
import { centreOf } from '#src/features/search/list/around-place.ts'
import { positionOf } from '#src/queries/position.ts'
import { freshFor, kept, keyOf, notKept, ofTheMoment } from '#src/queries/resource.ts'
import { type DoctorCriteria, isOfTheMoment } from './criteria.ts'
import { toSearchParams, toWiderParams } from './to-search-params.ts'

/** A page of doctors; where the query finds nobody, those around its place, marked as such (S29). */
export function foundDoctorsQuery(app: AppContext, criteria: DoctorCriteria, page: number) {
  const { country } = app.locale
  const question = toSearchParams(criteria, country, page, positionOf(app))
  return queryOptions({
    queryKey: keyOf(app, 'found-doctors', question),
    queryFn: async ({ signal, client }) => {
      const { search } = await app.apis()
      const centre = await centreOf(app, client, criteria)
      const wider = centre && toWiderParams(criteria, { country, centre, radius: reachOf(app.init).nearest }, page)
      return search.doctorsOrWider(question, wider, signal)
    },
    ...(isOfTheMoment(criteria)
      ? { staleTime: freshFor.times, meta: ofTheMoment }
      : {
          staleTime: freshFor.directory,
          // Results that depend on the patient's position are not stored on the device.
          meta: question.aroundLatLng === undefined ? kept : notKept,
        }),
  })
}
