import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { chosenOf } from '#src/features/search/list/choices.ts'
import { facetOptions, type FacetOptions } from '#src/features/search/list/facet-options.ts'
import { type OpenFor, startOf } from '#src/features/search/list/fold.ts'
import { OptionGroup } from '#src/features/search/list/option-group.tsx'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import { messages } from './clinic-results.messages.ts'
import { type ClinicCriteria, type ClinicFacet, withClinicChoice } from '#src/features/search/clinics/criteria.ts'
import { facilityKinds } from '#src/features/search/clinics/kinds.ts'
import type { ClinicCounts } from './use-clinic-counts.ts'
import type { useKnownClinics } from './use-known-clinics.ts'

export type ClinicFiltersProps = {
  /** Prefix that keeps the ids of side panel and sheet apart. */
  id: 'side' | 'sheet'
  criteria: ClinicCriteria
  counts: ClinicCounts
  known: ReturnType<typeof useKnownClinics>
  onChange: (criteria: ClinicCriteria, optionId: string) => void
}

/** All filters of the list of facilities, with the number of hits of each choice. */
export function ClinicFilters({ id, criteria, counts, known, onChange }: ClinicFiltersProps) {
  const intl = useIntl()
  const group = (
    facet: ClinicFacet,
    title: MessageDescriptor,
    options: FacetOptions,
    more: { any?: MessageDescriptor; isOpenFor?: OpenFor } = {},
  ) => (
    <OptionGroup
      id={`${id}-${facet}`}
      title={intl.formatMessage(title)}
      any={more.any && intl.formatMessage(more.any)}
      options={options}
      chosen={chosenOf(criteria, facet)}
      nameOf={(value) => known.nameOf(facet, value)}
      onChoose={(value, optionId) => onChange(withClinicChoice(criteria, facet, value), optionId)}
      {...startOf(id, more.isOpenFor, chosenOf(criteria, facet))}
    />
  )
  const options = (facet: ClinicFacet, isOffered?: (value: string) => boolean) =>
    facetOptions(counts[facet], {
      chosen: chosenOf(criteria, facet),
      shown: 6,
      ...(isOffered ? { isOffered } : {}),
    })
  const isListed = (list: readonly { slug: string }[]) => (value: string) => list.some(({ slug }) => slug === value)
  return (
    <>
      {group('kind', messages.kind, inOwnOrder(options('kind')), { any: messages.anyKind })}
      {group('city', lists.city, options('city', isListed(known.cities)), { any: lists.anyCity })}
      {group('specialities', lists.specialities, options('specialities'), { isOpenFor: 'choice' })}
      {group('insurances', lists.insurances, options('insurances', isListed(known.insurers)), { isOpenFor: 'chosen' })}
    </>
  )
}

/** Kinds in their own order, all of them visible. */
function inOwnOrder({ first, rest }: FacetOptions): FacetOptions {
  const all = [...first, ...rest]
  return { first: facilityKinds.flatMap((kind) => all.filter(({ value }) => value === kind)), rest: [] }
}
