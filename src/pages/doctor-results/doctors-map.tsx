import { Fragment, useMemo } from 'react'
import { useApp } from '#src/app/context.ts'
import { MapPanel } from '#src/features/map/map-panel.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { FoundDoctor } from './found-doctor.tsx'
import { placesOfDoctors } from './places-of-doctors.ts'
import { messages } from './results.messages.ts'
import type { useResults } from './use-results.ts'

/** Where the doctors of the list are seen. */
export function DoctorsMap({ found }: { found: ReturnType<typeof useResults> }) {
  const intl = useIntl()
  const { language } = useApp().locale
  const places = useMemo(() => placesOfDoctors(found.items, language), [found.items, language])
  return (
    <MapPanel
      isBeside
      label={intl.formatMessage(messages.map)}
      places={places}
      renderCard={(id) =>
        places
          .find((place) => place.id === id)
          ?.doctors.map((doctor) => (
            <Fragment key={doctor.id}>
              <FoundDoctor doctor={doctor} found={found} />
            </Fragment>
          ))
      }
    />
  )
}
