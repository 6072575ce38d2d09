import type { LocalisedFacility } from '#src/api/search/localised.ts'
import type { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { FacilityCardSkeleton } from '#src/features/facility-card/facility-card.tsx'
import { mapIn } from '#src/features/map/map-address.ts'
import { ListBody } from '#src/features/search/list/list-body.tsx'
import { ListFailed } from '#src/features/search/list/list-failed.tsx'
import type { FoundPages } from '#src/features/search/list/use-pages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { PlainSearch } from '#src/routes/search.ts'
import { messages } from './clinic-results.messages.ts'
import { type ClinicCriteria, writeClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { FoundClinic, timesAt } from './found-clinic.tsx'
import { NoClinics } from './lazy-parts.ts'
import type { useKnownClinics } from './use-known-clinics.ts'

export type FoundClinicsProps = {
  criteria: ClinicCriteria
  /** The query of the address that this list is of. */
  search: PlainSearch
  found: FoundPages<LocalisedFacility>
  known: ReturnType<typeof useKnownClinics>
  times: ReturnType<typeof useClinicTimes>
}

/** The facilities of the list, or why there are none. */
export function FoundClinics({ criteria, search, found, known, times }: FoundClinicsProps) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ListBody
      found={found}
      addressOf={(page) =>
        links.clinics({
          ...writeClinicCriteria(criteria),
          ...(page > 1 ? { page: String(page) } : {}),
          ...mapIn(search),
        })
      }
      failed={(error) => (
        <ListFailed
          error={error}
          onRetry={found.retry}
          everything={{ label: intl.formatMessage(messages.all), href: links.clinics() }}
        />
      )}
      empty={<NoClinics criteria={criteria} known={known} />}
      loading={{ label: intl.formatMessage(messages.searching), box: <FacilityCardSkeleton /> }}
      more={(count) => intl.formatMessage(messages.showMore, { count })}
    >
      {found.items.map((clinic, index) => (
        <li key={clinic.objectID}>
          <FoundClinic {...{ clinic, criteria, known }} {...timesAt(times, clinic)} isEager={index < 2} />
        </li>
      ))}
    </ListBody>
  )
}
