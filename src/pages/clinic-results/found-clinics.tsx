import type { LocalisedFacility } from '#src/api/search/localised.ts'
import type { useClinicTimes } from '#src/features/clinic-times/use-clinic-times.ts'
import { FacilityCardSkeleton } from '#src/features/facility-card/facility-card.tsx'
import { mapIn } from '#src/features/map/map-address.ts'
import { ListBody } from '#src/features/search/list/list-body.tsx'
import { ListFailed } from '#src/features/search/list/list-failed.tsx'
import { EmptyDirectory } from '#src/features/search/list/empty-directory.tsx'
import { NothingFound } from '#src/features/search/list/nothing-found.tsx'
import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import type { FoundPages } from '#src/features/search/list/use-pages.ts'
import { useEmptyDirectory } from '#src/features/use-empty-directory.ts'
import { FiltersToRemove } from '#src/features/search/list/filters-to-remove.tsx'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { PlainSearch } from '#src/routes/search.ts'
import { removableClinicFilters } from './removable-clinic-filters.ts'
import { messages } from './clinic-results.messages.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  noClinicCriteria,
  withoutClinicFilters,
  writeClinicCriteria,
} from '#src/features/search/clinics/criteria.ts'
import { FoundClinic, timesAt } from './found-clinic.tsx'
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

function NoClinics({ criteria, known }: Pick<FoundClinicsProps, 'criteria' | 'known'>) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const isDirectoryEmpty = useEmptyDirectory()
  const hasFilters = chosenClinicValues(criteria).length > 0
  if (isDirectoryEmpty || (!hasFilters && !criteria.query && !criteria.isNear))
    return <EmptyDirectory title={intl.formatMessage(messages.emptyDirectory)} />
  const alternatives = [
    ...(criteria.city ? [{ label: empty.everywhere, to: { ...criteria, city: '', isNear: false } }] : []),
    ...(hasFilters && criteria.query ? [{ label: empty.withoutFilters, to: withoutClinicFilters(criteria) }] : []),
    { label: messages.all, to: noClinicCriteria },
  ]
  const typed = (words: string) => intl.formatMessage(empty.typed, { words })
  return (
    <>
      <NothingFound
        title={intl.formatMessage(messages.emptyTitle)}
        counted="no_clinics_found"
        search={JSON.stringify(criteria)}
        isQueryAlone={criteria.query !== '' && !hasFilters}
        alternatives={alternatives.map(({ label, to }) => ({
          label: intl.formatMessage(label),
          href: links.clinics(writeClinicCriteria(to)),
        }))}
      />
      <FiltersToRemove
        index="facility"
        filters={removableClinicFilters(app, links, criteria, { nameOf: known.nameOf, typed })}
      />
    </>
  )
}
