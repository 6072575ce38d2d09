import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import type { Facet } from '#src/features/doctor-search/to-search-params.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { box } from '#src/ui/field.css.ts'
import { withChoice, optionsOf } from './filter-choices.ts'
import { messages } from './results.messages.ts'
import { useNames } from './use-names.ts'
import type { Counts } from './use-results.ts'
import * as css from './results.css.ts'

export type FiltersProps = {
  /** Keeps the ids of the side panel and of the sheet apart. */
  id: string
  criteria: DoctorCriteria
  counts: Counts
  onChange: (criteria: DoctorCriteria, optionId: string) => void
}

/** Everything a list of doctors can be narrowed down by, with how many each choice would bring. */
export function Filters(props: FiltersProps) {
  return (
    <>
      <Group {...props} facet="visit" title={messages.visit} any={messages.anyVisit} />
      <Group {...props} facet="specialities" title={messages.specialities} />
      <Group {...props} facet="insurances" title={messages.insurances} />
      <Group {...props} facet="languages" title={messages.languages} />
      <Group {...props} facet="gender" title={messages.gender} any={messages.anyGender} />
    </>
  )
}

type GroupProps = FiltersProps & {
  facet: Facet
  title: MessageDescriptor
  /** For a facet of which one value can be chosen: what none is called. */
  any?: MessageDescriptor
}

function Group({ id, criteria, counts, onChange, facet, title, any }: GroupProps) {
  const intl = useIntl()
  const { nameOf, insurerNames } = useNames()
  const { first, rest } = optionsOf(
    criteria,
    counts,
    facet,
    (value) => facet !== 'insurances' || insurerNames.has(value),
  )
  if (first.length === 0) return null
  const option = (value: string, count?: number) => (
    <Option
      key={value}
      id={`${id}-${facet}-${value}`}
      name={`${id}-${facet}`}
      label={value === '' && any ? intl.formatMessage(any) : nameOf(facet, value)}
      count={count}
      isOne={any !== undefined}
      isChosen={value === '' ? criteria[facet] === '' : criteria[facet].includes(value)}
      onChange={() => onChange(withChoice(criteria, facet, value), `${id}-${facet}-${value}`)}
    />
  )
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{intl.formatMessage(title)}</legend>
      {any ? option('') : null}
      {first.map(({ value, count }) => option(value, count))}
      {rest.length === 0 ? null : (
        <details>
          <summary className={css.moreOptions}>{intl.formatMessage(messages.more, { count: rest.length })}</summary>
          {rest.map(({ value, count }) => option(value, count))}
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
