import type { ReactNode } from 'react'
import { availabilities } from '#src/features/search/doctors/criteria.ts'
import type { Facet } from '#src/features/search/doctors/facets.ts'
import { withChoice } from '#src/features/search/doctors/filter-choices.ts'
import { chosenOf } from '#src/features/search/list/choices.ts'
import { facetOptions, type FacetOptions } from '#src/features/search/list/facet-options.ts'
import { type OpenFor, startOf } from '#src/features/search/list/fold.ts'
import { OptionGroup } from '#src/features/search/list/option-group.tsx'
import { messages as lists } from '#src/features/search/list/search-list.messages.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { FiltersProps } from './filters-props.ts'
import { FeeRange } from './fee-range.tsx'
import { PlanOptions } from './plan-options.tsx'
import { messages } from './doctor-filters.messages.ts'
import { useNames } from './use-names.ts'

/** All filters of the list of doctors, with the number of hits of each choice. */
export function Filters(props: FiltersProps) {
  const { id, criteria, counts, onChange } = props
  const { insurerNames, areasOf, cities } = useNames()
  const areas = areasOf(criteria.city)
  const whenFree = availabilities.map((value) => ({ value, count: counts.of('available')[value] }))
  return (
    <>
      <Group
        {...props}
        facet="available"
        title={messages.available}
        any={messages.anyTime}
        options={{ first: whenFree, rest: [] }}
      />
      <Group {...props} facet="visit" title={messages.visit} any={messages.anyVisit} />
      <Group {...props} facet="specialities" title={lists.specialities} isOpenFor="choice" />
      {criteria.specialities.length > 0 || criteria.services.length > 0 ? (
        <Group {...props} facet="services" title={messages.services} isOpenFor="chosen" />
      ) : null}
      <Group
        {...props}
        facet="insurances"
        title={lists.insurances}
        isOffered={(slug) => insurerNames.has(slug)}
        isOpenFor="chosen"
        under={(insurer) => <PlanOptions {...props} insurer={insurer} />}
      />
      <FeeRange
        // Beside the list the address determines the fields; in the sheet they are being edited.
        key={id === 'side' ? criteria.fee : id}
        id={`${id}-fee`}
        fee={criteria.fee}
        known={counts.fee}
        isLive={id === 'sheet'}
        onChange={(fee, controlId) => onChange({ ...criteria, fee }, controlId)}
      />
      <Group {...props} facet="languages" title={messages.languages} isOpenFor="chosen" />
      <Group {...props} facet="gender" title={messages.gender} any={messages.anyGender} />
      <Group
        {...props}
        facet="city"
        title={lists.city}
        any={lists.anyCity}
        isOffered={(slug) => cities.some((city) => city.slug === slug)}
      />
      {criteria.city ? (
        <Group
          {...props}
          facet="areas"
          title={messages.areas}
          isOpenFor="chosen"
          isOffered={(area) => areas.some(({ en_name }) => en_name === area)}
        />
      ) : null}
    </>
  )
}

type GroupProps = FiltersProps & {
  facet: Facet
  title: MessageDescriptor
  /** For a facet with one value: the label of "any". */
  any?: MessageDescriptor
  isOffered?: (value: string) => boolean
  /** Where the options are known beforehand. */
  options?: FacetOptions
  under?: (value: string) => ReactNode
  isOpenFor?: OpenFor
}

function Group({
  id,
  criteria,
  counts,
  onChange,
  facet,
  title,
  any,
  isOffered,
  options,
  under,
  isOpenFor,
}: GroupProps) {
  const intl = useIntl()
  const { nameOf } = useNames()
  const chosen = chosenOf(criteria, facet)
  return (
    <OptionGroup
      id={`${id}-${facet}`}
      title={intl.formatMessage(title)}
      any={any && intl.formatMessage(any)}
      options={options ?? facetOptions(counts.of(facet), { chosen, ...(isOffered ? { isOffered } : {}) })}
      chosen={chosen}
      nameOf={(value) => nameOf(facet, value)}
      onChoose={(value, optionId) => onChange(withChoice(criteria, facet, value), optionId)}
      {...(under ? { under } : {})}
      {...startOf(id, isOpenFor, chosen)}
    />
  )
}
