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
  /** Keeps the ids of the side panel's and of the sheet's options apart: `sheet-gender`. */
  id: string
  title: string
  /** For a facet of which one value can be chosen: what none is called. */
  any?: string | undefined
  options: FacetOptions
  chosen: readonly string[]
  nameOf: (value: string) => string
  /** `optionId` is the control that was pressed. */
  onChoose: (value: string, optionId: string) => void
  /** What stands under an option that is chosen, for example the plans of an insurer. */
  under?: (value: string) => ReactNode
  /** Of a group that opens and closes, how it begins: closed it is one stop of a keyboard instead of many. */
  startsOpen?: boolean
}

/** One group of filters, each value with how many it would bring; the less common ones behind "more". */
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
  // What is open stays so while choices come and go.
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

/** One value: a box to tick, or one of several to choose from. */
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
      {count === undefined ? null : <span className={css.count}>{format.number(count)}</span>}
    </label>
  )
}
