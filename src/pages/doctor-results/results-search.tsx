import { useState } from 'react'
import { type DoctorCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { mapIn } from '#src/features/map/map-address.ts'
import { SearchBox } from '#src/features/search-box/search-box.tsx'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { Named } from './heading.ts'

type ResultsSearchProps = { criteria: DoctorCriteria; named: Named }

/** The search above the list, which begins anew with what the list is about. */
export function ResultsSearch(props: ResultsSearchProps) {
  return <SearchOf key={JSON.stringify(props.criteria)} {...props} />
}

/** Another city keeps the filters; other words reset them. */
function SearchOf({ criteria, named }: ResultsSearchProps) {
  const links = useLinks()
  const { search } = usePage()
  const [place, setPlace] = useState({ city: criteria.city, isNear: criteria.isNear })
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
