import { useState } from 'react'
import { type DoctorCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { mapIn } from '#src/features/map/map-address.ts'
import { SearchBox } from '#src/features/search-box/search-box.tsx'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { Named } from './heading.ts'

/** The search above the list. Another city keeps the filters; other words begin anew. */
export function ResultsSearch({ criteria, named }: { criteria: DoctorCriteria; named: Named }) {
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
