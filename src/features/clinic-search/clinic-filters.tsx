import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { box } from '#src/ui/field.css.ts'
import { clinicOptions, type ClinicOption } from './clinic-options.ts'
import { messages } from './clinic-search.messages.ts'
import { type ClinicCriteria, type ClinicFacet, withClinicChoice } from './criteria.ts'
import { facilityKinds } from './kinds.ts'
import type { ClinicCounts, useKnownClinics } from './use-clinics.ts'
import * as css from './clinic-search.css.ts'

export type ClinicFiltersProps = {
  /** Keeps the ids of the side panel and of the sheet apart. */
  id: string
  criteria: ClinicCriteria
  counts: ClinicCounts
  known: ReturnType<typeof useKnownClinics>
  onChange: (criteria: ClinicCriteria, optionId: string) => void
}

/** Everything a list of facilities can be narrowed down by, with how many each choice would bring. */
export function ClinicFilters(props: ClinicFiltersProps) {
  const { cities, insurers } = props.known
  return (
    <>
      <Group
        {...props}
        facet="kind"
        title={messages.kind}
        any={messages.anyKind}
        isOffered={(value) => facilityKinds.some((kind) => kind === value)}
      />
      <Group
        {...props}
        facet="city"
        title={messages.city}
        any={messages.anyCity}
        isOffered={(value) => cities.some(({ slug }) => slug === value)}
      />
      <Group {...props} facet="specialities" title={messages.specialities} />
      <Group
        {...props}
        facet="insurances"
        title={messages.insurances}
        isOffered={(value) => insurers.some(({ slug }) => slug === value)}
      />
    </>
  )
}

type GroupProps = ClinicFiltersProps & {
  facet: ClinicFacet
  title: MessageDescriptor
  /** For a facet of which one value can be chosen: what none is called. */
  any?: MessageDescriptor
  isOffered?: (value: string) => boolean
}

function Group({ id, criteria, counts, known, onChange, facet, title, any, isOffered = () => true }: GroupProps) {
  const intl = useIntl()
  const { first, rest } = clinicOptions(criteria, counts, facet, isOffered)
  if (first.length === 0) return null
  const option = ({ value, count }: Pick<ClinicOption, 'value'> & Partial<ClinicOption>) => (
    <Option
      key={value}
      id={`${id}-${facet}-${value}`}
      name={`${id}-${facet}`}
      label={value === '' && any ? intl.formatMessage(any) : known.nameOf(facet, value)}
      count={count}
      isOne={any !== undefined}
      isChosen={value === '' ? criteria[facet] === '' : [criteria[facet]].flat().includes(value)}
      onChange={() => onChange(withClinicChoice(criteria, facet, value), `${id}-${facet}-${value}`)}
    />
  )
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{intl.formatMessage(title)}</legend>
      {any ? option({ value: '' }) : null}
      {first.map(option)}
      {rest.length === 0 ? null : (
        <details>
          <summary className={css.moreOptions}>{intl.formatMessage(messages.more, { count: rest.length })}</summary>
          {rest.map(option)}
        </details>
      )}
    </fieldset>
  )
}

type OptionProps = {
  id: string
  name: string
  label: string
  count: number | undefined
  isOne: boolean
  isChosen: boolean
  onChange: () => void
}

function Option({ id, name, label, count, isOne, isChosen, onChange }: OptionProps) {
  const format = useFormat()
  return (
    <label className={css.option}>
      <input
        id={id}
        name={name}
        className={box}
        type={isOne ? 'radio' : 'checkbox'}
        checked={isChosen}
        onChange={onChange}
      />
      <bdi className={css.optionWords}>{label}</bdi>
      {count === undefined ? null : <span className={css.count}>{format.number(count)}</span>}
    </label>
  )
}
