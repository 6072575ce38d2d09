import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { withChoice } from '#src/features/doctor-search/filter-choices.ts'
import type { Facet } from '#src/features/doctor-search/to-search-params.ts'
import { chosenOf } from '#src/features/search-list/choices.ts'
import { facetOptions } from '#src/features/search-list/facet-options.ts'
import { OptionGroup } from '#src/features/search-list/option-group.tsx'
import { messages as lists } from '#src/features/search-list/search-list.messages.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './results.messages.ts'
import { useNames } from './use-names.ts'
import type { FilterCounts } from './use-filter-counts.ts'

export type FiltersProps = {
  /** Keeps the ids of the side panel and of the sheet apart. */
  id: string
  criteria: DoctorCriteria
  counts: FilterCounts
  onChange: (criteria: DoctorCriteria, optionId: string) => void
}

/** Everything a list of doctors can be narrowed down by, with how many each choice would bring. */
export function Filters({ id, criteria, counts, onChange }: FiltersProps) {
  const intl = useIntl()
  const { nameOf, insurerNames } = useNames()
  const group = (
    facet: Facet,
    title: MessageDescriptor,
    { any, isOffered }: { any?: MessageDescriptor; isOffered?: (value: string) => boolean } = {},
  ) => (
    <OptionGroup
      id={`${id}-${facet}`}
      title={intl.formatMessage(title)}
      any={any && intl.formatMessage(any)}
      options={facetOptions(counts.of(facet), {
        chosen: chosenOf(criteria, facet),
        ...(isOffered ? { isOffered } : {}),
      })}
      chosen={chosenOf(criteria, facet)}
      nameOf={(value) => nameOf(facet, value)}
      onChoose={(value, optionId) => onChange(withChoice(criteria, facet, value), optionId)}
    />
  )
  return (
    <>
      {group('visit', messages.visit, { any: messages.anyVisit })}
      {group('specialities', lists.specialities)}
      {group('insurances', lists.insurances, { isOffered: (slug) => insurerNames.has(slug) })}
      {group('languages', messages.languages)}
      {group('gender', messages.gender, { any: messages.anyGender })}
    </>
  )
}
