import { useApp } from '#src/context/app-context.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  noClinicCriteria,
  withoutClinicFilters,
  writeClinicCriteria,
} from '#src/features/search/clinics/criteria.ts'
import { EmptyDirectory } from '#src/features/search/list/empty-directory.tsx'
import { FiltersToRemove } from '#src/features/search/list/filters-to-remove.tsx'
import { NothingFound } from '#src/features/search/list/nothing-found.tsx'
import { messages as empty } from '#src/features/search/list/nothing-found.messages.ts'
import { useEmptyDirectory } from '#src/features/use-empty-directory.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { messages } from './clinic-results.messages.ts'
import { removableClinicFilters } from './removable-clinic-filters.ts'
import type { useKnownClinics } from './use-known-clinics.ts'

type NoClinicsProps = { criteria: ClinicCriteria; known: ReturnType<typeof useKnownClinics> }

/** Why there are no facilities in a list, and what would lead to some. */
export function NoClinics({ criteria, known }: NoClinicsProps) {
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
