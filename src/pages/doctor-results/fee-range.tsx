import { type FormEvent, useState } from 'react'
import { feeRange, readFee, writeFee } from '#src/features/search/doctors/fee.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { input } from '#src/ui/field.css.ts'
import { messages } from './doctor-filters.messages.ts'
import * as group from '#src/features/search/list/filters.css.ts'
import * as css from './fee-range.css.ts'

export type FeeRangeProps = {
  id: string
  /** The range as in an address. */
  fee: string
  /** Lowest and highest fee of the doctors found, in the country's currency. */
  known: { min: number; max: number; currency: string } | undefined
  /** Applies the fields while typing, where a button below shows the number of hits. */
  isLive: boolean
  onChange: (fee: string, controlId: string) => void
}

/** The lowest and highest fee of a visit, as two fields. */
export function FeeRange({ id, fee, known, isLive, onChange }: FeeRangeProps) {
  const intl = useIntl()
  const format = useFormat()
  const given = feeRange(fee)
  const [from, setFrom] = useState(String(given.from ?? ''))
  const [to, setTo] = useState(String(given.to ?? ''))
  const change = (next: { from: string; to: string }) => {
    setFrom(next.from)
    setTo(next.to)
    if (isLive) onChange(rangeOf(next), id)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLive) onChange(rangeOf({ from, to }), `${id}-apply`)
  }
  const field = (end: 'from' | 'to', value: string, hint: number | undefined) => (
    <label className={css.field}>
      <span className={css.label}>{intl.formatMessage(end === 'from' ? messages.feeFrom : messages.feeTo)}</span>
      <input
        id={`${id}-${end}`}
        className={input}
        type="number"
        inputMode="numeric"
        min={0}
        max={999_999_999}
        step={1}
        placeholder={hint === undefined ? '' : String(hint)}
        value={value}
        onChange={(event) => change({ from, to, [end]: event.target.value })}
      />
    </label>
  )
  return (
    <fieldset className={group.group}>
      <legend className={group.title}>
        {known
          ? intl.formatMessage(messages.feeIn, { currency: format.currency(known.currency) })
          : intl.formatMessage(messages.fee)}
      </legend>
      <form className={css.form} noValidate onSubmit={onSubmit}>
        {field('from', from, known?.min)}
        {field('to', to, known?.max)}
        {isLive ? null : (
          <Button id={`${id}-apply`} type="submit" tone="secondary">
            {intl.formatMessage(messages.feeApply)}
          </Button>
        )}
      </form>
    </fieldset>
  )
}

/** Anything but a whole number counts as empty. */
const rangeOf = ({ from, to }: { from: string; to: string }) =>
  readFee(writeFee({ from: wholeOf(from), to: wholeOf(to) }))

const wholeOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
