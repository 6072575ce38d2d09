import { useState } from 'react'
import { type DoctorCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { mapIn } from '#src/features/map/map-address.ts'
import { SearchBox } from '#src/features/search-box/search-box.tsx'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { Named } from './heading.ts'

type Place = Pick<DoctorCriteria, 'city' | 'isNear'>
type ResultsSearchProps = { criteria: DoctorCriteria; named: Named }

/** The search above the list, whose words begin anew with those that the list is about: what is typed outlives a filter. */
export function ResultsSearch(props: ResultsSearchProps) {
  const { query, specialities } = props.criteria
  return <SearchOf key={JSON.stringify([query, specialities])} {...props} />
}

/** Another city keeps the filters; other words reset them. */
function SearchOf({ criteria, named }: ResultsSearchProps) {
  const links = useLinks()
  const { search } = usePage()
  const [place, setPlace] = usePlace(criteria)
  const typed = criteria.query || (named.speciality?.speciality ?? '')
  return (
    <SearchBox
      isFlat
      query={typed}
      place={place}
      onPlaceChange={setPlace}
      addressFor={({ query = '', ...params }) =>
        links.results({
          ...(query === typed
            ? writeCriteria({ ...criteria, ...place, areas: place.city === criteria.city ? criteria.areas : [] })
            : { query, ...params }),
          ...mapIn(search),
        })
      }
    />
  )
}

/** The chosen place, which is that of the list whenever the list gets another. */
function usePlace({ city, isNear }: Place): [Place, (place: Place) => void] {
  const [{ of, place }, setState] = useState({ of: { city, isNear }, place: { city, isNear } })
  // Set while it renders: React renders it again before anything is shown.
  if (of.city !== city || of.isNear !== isNear) setState({ of: { city, isNear }, place: { city, isNear } })
  return [place, (chosen) => setState({ of: { city, isNear }, place: chosen })]
}
