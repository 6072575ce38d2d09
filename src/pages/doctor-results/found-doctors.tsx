import { type DoctorCriteria, isOfTheMoment, noCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { chosenValues, withoutFilters } from '#src/features/search/doctors/filter-choices.ts'
import { PractitionerCardSkeleton } from '#src/features/practitioner-card/practitioner-card-skeleton.tsx'
import { mapIn } from '#src/features/map/map-address.ts'
import { ListBody } from '#src/features/search/list/list-body.tsx'
import { ListFailed } from '#src/features/search/list/list-failed.tsx'
import { EmptyDirectory } from '#src/features/search/list/empty-directory.tsx'
import { NothingFound } from '#src/features/search/list/nothing-found.tsx'
import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import { useEmptyDirectory } from '#src/features/use-empty-directory.ts'
import { FiltersToRemove } from '#src/features/search/list/filters-to-remove.tsx'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { PlainSearch } from '#src/routes/search.ts'
import { removableFilters } from './removable-filters.ts'
import { FoundDoctor, timesOf } from './found-doctor.tsx'
import { messages } from './results.messages.ts'
import { useNames } from './use-names.ts'
import type { useResults } from './use-results.ts'

export type FoundDoctorsProps = {
  criteria: DoctorCriteria
  /** The query of the address that this list is of. */
  search: PlainSearch
  found: ReturnType<typeof useResults>
}

/** The doctors of the list, or why there are none. */
export function FoundDoctors({ criteria, search, found }: FoundDoctorsProps) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <ListBody
      found={found}
      addressOf={(page) =>
        links.results({ ...writeCriteria(criteria), ...(page > 1 ? { page: String(page) } : {}), ...mapIn(search) })
      }
      failed={(error) => (
        <ListFailed
          error={error}
          onRetry={found.retry}
          everything={{ label: intl.formatMessage(messages.allDoctors), href: links.results() }}
        />
      )}
      empty={<NoDoctors criteria={criteria} />}
      loading={{ label: intl.formatMessage(messages.searching), box: <PractitionerCardSkeleton /> }}
      more={(count) => intl.formatMessage(messages.showMore, { count })}
    >
      {found.items.map((doctor) => (
        <li key={doctor.id}>
          <FoundDoctor doctor={doctor} {...timesOf(found, doctor)} />
        </li>
      ))}
    </ListBody>
  )
}

function NoDoctors({ criteria }: Pick<FoundDoctorsProps, 'criteria'>) {
  const app = useApp()
  const intl = useIntl()
  const { nameOf } = useNames()
  const links = useLinks()
  const isDirectoryEmpty = useEmptyDirectory()
  const { city, isNear } = criteria
  if (isDirectoryEmpty) return <EmptyDirectory title={intl.formatMessage(messages.emptyDirectory)} />
  const isFiltered = chosenValues(criteria).some(({ facet }) => facet !== 'city')
  const alternatives = [
    ...(isFiltered ? [{ label: empty.withoutFilters, to: { ...withoutFilters(criteria), city, isNear } }] : []),
    ...(city ? [{ label: empty.everywhere, to: { ...criteria, city: '', areas: [], isNear: false } }] : []),
    { label: messages.allDoctors, to: noCriteria },
  ]
  const typed = (words: string) => intl.formatMessage(empty.typed, { words })
  return (
    <>
      <NothingFound
        title={intl.formatMessage(messages.emptyTitle)}
        counted="no_doctors_found"
        search={JSON.stringify(criteria)}
        isQueryAlone={criteria.query !== '' && !isFiltered}
        alternatives={alternatives.map(({ label, to }) => ({
          label: intl.formatMessage(label),
          href: links.results(writeCriteria(to)),
        }))}
      />
      <FiltersToRemove
        index="doctor"
        filters={removableFilters(app, links, criteria, { nameOf, typed })}
        isOfTheMoment={isOfTheMoment(criteria)}
      />
    </>
  )
}
