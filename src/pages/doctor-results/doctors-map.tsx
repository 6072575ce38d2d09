import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { toMapQuestion } from '#src/features/search/doctors/to-search-params.ts'
import { useFeeWords } from '#src/features/fee/fee-text.tsx'
import { MapPanel } from '#src/features/map/map-panel.tsx'
import { MoreNote } from '#src/features/map/more-note.tsx'
import { mostOnMap, useAllInView } from '#src/features/map/use-all-in-view.ts'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { positionOf } from '#src/queries/position.ts'
import { PlaceDoctors } from './place-doctors.tsx'
import { type DoctorsPlace, feeHere, placesOfDoctors } from './places-of-doctors.ts'
import { messages } from './results.messages.ts'
import type { useResults } from './use-results.ts'

type DoctorsMapProps = { criteria: DoctorCriteria; found: ReturnType<typeof useResults> }

/** A map of all doctors that were found, however many the list has loaded, with the fees at each place. */
export function DoctorsMap({ criteria, found }: DoctorsMapProps) {
  const app = useApp()
  const intl = useIntl()
  const { isOpen } = useMapSwitch()
  const isWhole = !found.hasMore && found.firstPage === 1
  const all = useAllInView('doctors', toMapQuestion(criteria, app.locale.country, mostOnMap, positionOf(app)), {
    ask: async (question, signal) => (await app.apis()).search.doctors(question, signal),
    // A list of hits around the place answers another query.
    isWanted: isOpen && !isWhole && !found.isWider && found.total !== undefined,
  })
  // A closed map costs a list nothing.
  const places = usePlaces(isOpen ? (all.hits ?? found.items) : none, criteria)
  const around = usePlaces(isOpen ? (all.around ?? found.items) : none, criteria)
  return (
    <MapPanel
      isBeside
      label={intl.formatMessage(messages.map)}
      places={places}
      around={around}
      onRest={all.onRest}
      note={<MoreNote missing={all.missing} />}
      renderCard={(id) => {
        const place = places.find((one) => one.id === id)
        return place ? <PlaceDoctors key={id} place={place} criteria={criteria} found={found} /> : null
      }}
    />
  )
}

const none: never[] = []

/** Name, number of doctors and lowest fee of each place: on its marker, and in its name. */
function usePlaces(doctors: Parameters<typeof placesOfDoctors>[0], { visit }: DoctorCriteria): DoctorsPlace[] {
  const intl = useIntl()
  const format = useFormat()
  const feeWords = useFeeWords()
  const { language } = useApp().locale
  const here = useMemo(() => placesOfDoctors(doctors, language), [doctors, language])
  return here.map((place) => {
    const fee = feeHere(place, visit)
    const words = intl.formatMessage(messages.mapPlace, { place: place.label, count: place.doctors.length })
    return {
      ...place,
      label: fee ? `${words} · ${feeWords(fee)}` : words,
      tag: fee && format.shortMoney(fee.lowest),
    }
  })
}
