import { ChevronDown } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { box } from '#src/ui/field.css.ts'
import type { FacetOption, FacetOptions } from './facet-options.ts'
import { messages } from './search-list.messages.ts'
import * as css from './filters.css.ts'

export type OptionGroupProps = {
  /** Prefix that keeps the option ids of side panel and sheet apart: `sheet-gender`. */
  id: string
  title: string
  /** For a facet with one value: the label of "any". */
  any?: string | undefined
  options: FacetOptions
  chosen: readonly string[]
  nameOf: (value: string) => string
  /** `optionId` is the pressed control. */
  onChoose: (value: string, optionId: string) => void
  /** Content below a chosen option, for example the plans of an insurer. */
  under?: (value: string) => ReactNode
  /** For a group that opens and closes: its first state. Closed it is one tab stop instead of many. */
  startsOpen?: boolean
}

/** One group of filters, each value with its number of hits; the less common ones behind "more". */
export function OptionGroup({
  id,
  title,
  any,
  options,
  chosen,
  nameOf,
  onChoose,
  under,
  startsOpen,
}: OptionGroupProps) {
  const intl = useIntl()
  const format = useFormat()
  // An open group stays open while choices change.
  const [isOpen] = useState(startsOpen)
  const { first, rest } = options
  if (first.length === 0) return null
  const option = ({ value, count }: FacetOption) => {
    const isChosen = value === '' ? chosen.length === 0 : chosen.includes(value)
    return (
      <Fragment key={value}>
        <Option
          id={`${id}-${value}`}
          name={id}
          label={value === '' && any !== undefined ? any : nameOf(value)}
          count={count}
          isOne={any !== undefined}
          isChosen={isChosen}
          onChange={() => onChoose(value, `${id}-${value}`)}
        />
        {isChosen ? under?.(value) : null}
      </Fragment>
    )
  }
  const all = (
    <>
      {any === undefined ? null : option({ value: '' })}
      {first.map(option)}
      {rest.length === 0 ? null : (
        <details>
          <summary className={css.more}>{intl.formatMessage(messages.more, { count: rest.length })}</summary>
          {rest.map(option)}
        </details>
      )}
    </>
  )
  if (isOpen !== undefined)
    return (
      <details className={css.group} open={isOpen}>
        <summary className={css.fold}>
          {title}
          {chosen.length > 0 ? <span className={css.count}>{format.number(chosen.length)}</span> : null}
          <span className={css.foldMark}>
            <Icon of={ChevronDown} size="small" />
          </span>
        </summary>
        <div role="group" aria-label={title}>
          {all}
        </div>
      </details>
    )
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      {all}
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

/** One value: a checkbox, or a radio button. */
export function Option({ id, name, label, count, isOne, isChosen, onChange }: OptionProps) {
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
      <span className={css.words}>
        <OwnScript>{label}</OwnScript>
      </span>
      <span className={css.optionCount}>{count === undefined ? null : format.number(count)}</span>
    </label>
  )
}
