import { MapPanel } from '#src/features/map/map-panel.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './clinic-search.messages.ts'
import { FoundClinic } from './found-clinic.tsx'
import type { FoundClinicsProps } from './found-clinics.tsx'

/** Where the facilities of the list are. */
export function ClinicsMap({ criteria, found, known, times }: FoundClinicsProps) {
  const intl = useIntl()
  return (
    <MapPanel
      isBeside
      label={intl.formatMessage(messages.map)}
      places={found.items.map(({ id, lang_name: label, _geoloc }) => ({ id, label, ..._geoloc }))}
      renderCard={(id) => {
        const clinic = found.items.find((one) => one.id === id)
        return clinic ? <FoundClinic clinic={clinic} criteria={criteria} known={known} times={times} /> : null
      }}
    />
  )
}
