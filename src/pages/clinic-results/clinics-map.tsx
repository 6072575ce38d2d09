import { useApp } from '#src/context/app-context.ts'
import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { useFeeWords } from '#src/features/fee/fee-text.tsx'
import { MapPanel } from '#src/features/map/map-panel.tsx'
import { MoreNote } from '#src/features/map/more-note.tsx'
import type { MapPlace } from '#src/features/map/place.ts'
import { mostOnMap, useAllInView } from '#src/features/map/use-all-in-view.ts'
import { useMapSwitch } from '#src/features/map/use-map-switch.ts'
import type { FoundPages } from '#src/features/search/list/use-pages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { positionOf } from '#src/queries/position.ts'
import { messages } from './clinic-results.messages.ts'
import type { ClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { FoundClinic, timesAt } from './found-clinic.tsx'
import { lowestFee } from './lowest-fee.ts'
import type { useKnownClinics } from './use-known-clinics.ts'
import { toClinicMapQuestion } from '#src/features/search/clinics/to-question.ts'

type ClinicsMapProps = {
  criteria: ClinicCriteria
  found: FoundPages<LocalisedFacility>
  known: ReturnType<typeof useKnownClinics>
}

/** A map of all facilities that were found, however many the list has loaded. */
export function ClinicsMap({ criteria, found, known }: ClinicsMapProps) {
  const app = useApp()
  const intl = useIntl()
  const { isOpen } = useMapSwitch()
  const isWhole = !found.hasMore && found.firstPage === 1
  const place = { country: app.locale.country, position: positionOf(app) }
  const all = useAllInView('clinics', toClinicMapQuestion(criteria, place, mostOnMap), {
    ask: async (question, signal) => (await app.apis()).search.facilities(question, signal),
    isWanted: isOpen && !isWhole && !found.isWider && found.total !== undefined,
  })
  const clinics = all.hits ?? found.items
  const toPlace = useToPlace(criteria)
  return (
    <MapPanel
      isBeside
      label={intl.formatMessage(messages.map)}
      places={clinics.map(toPlace)}
      around={(all.around ?? found.items).map(toPlace)}
      onRest={all.onRest}
      note={<MoreNote missing={all.missing} />}
      renderCard={(id) => {
        const clinic = clinics.find((one) => one.id === id)
        return clinic ? <ChosenClinic clinic={clinic} criteria={criteria} known={known} /> : null
      }}
    />
  )
}

/**
 * The position of a facility, with the lowest fee there, in one of the chosen specialities where there are any: on its marker,
 * and in its name.
 */
function useToPlace({ specialities }: ClinicCriteria) {
  const format = useFormat()
  const feeWords = useFeeWords()
  return (clinic: LocalisedFacility): MapPlace => {
    const { id, lang_name: name, _geoloc } = clinic
    const lowest = lowestFee(clinic, specialities)
    if (!lowest) return { id, label: name, ..._geoloc }
    return { id, label: `${name} · ${feeWords({ lowest, isFrom: true })}`, tag: format.shortMoney(lowest), ..._geoloc }
  }
}

/** Its times are loaded separately: the list may not have loaded them. */
function ChosenClinic(props: Pick<ClinicsMapProps, 'criteria' | 'known'> & { clinic: LocalisedFacility }) {
  const times = useClinicTimes([props.clinic.id], props.criteria.specialities)
  return <FoundClinic {...props} {...timesAt(times, props.clinic)} />
}
