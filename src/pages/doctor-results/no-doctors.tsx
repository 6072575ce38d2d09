import { type DoctorCriteria, isOfTheMoment, noCriteria, writeCriteria } from '#src/features/search/doctors/criteria.ts'
import { chosenValues, withoutFilters } from '#src/features/search/doctors/filter-choices.ts'
import { EmptyDirectory } from '#src/features/search/list/empty-directory.tsx'
import { FiltersToRemove } from '#src/features/search/list/filters-to-remove.tsx'
import { NothingFound } from '#src/features/search/list/nothing-found.tsx'
import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import { useEmptyDirectory } from '#src/features/use-empty-directory.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { removableFilters } from './removable-filters.ts'
import { messages } from './results.messages.ts'
import { useNames } from './use-names.ts'

/** Why there are no doctors in a list, and what would lead to some. */
export function NoDoctors({ criteria }: { criteria: DoctorCriteria }) {
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
