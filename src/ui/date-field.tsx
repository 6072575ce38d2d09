import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { latinDigits } from '#contract/digits'
import { FieldNote, type FieldProps } from './field.tsx'
import * as styles from './field.css.ts'
import { Icon } from './icon.tsx'

export type DateFieldProps = FieldProps & {
  /** Prefix of the names of the parts: `name-day`, `name-month`, `name-year`. */
  name: string
  /** `YYYY-MM-DD` as far as it is typed: each part may be missing or short; empty when all are missing. */
  value: string
  onChange: (date: string) => void
  partLabels: { day: string; month: string; year: string }
  /** The twelve months. */
  months: readonly string[]
  /** `bday` where the browser may know the day. */
  autoComplete?: 'bday' | 'off'
}

/** A date that people know by heart, such as a birthday: typed in three parts, since browsers' date inputs differ. */
export function DateField({
  label,
  mark,
  hint,
  error,
  name,
  value,
  onChange,
  partLabels,
  months,
  autoComplete = 'off',
}: DateFieldProps) {
  const id = useId()
  const noteId = `${id}note`
  const [year = '', month = '', day = ''] = value.split('-')
  const change = (changed: { day?: string; month?: string; year?: string }) => {
    const parts = { year, month, day, ...changed }
    onChange(parts.year || parts.month || parts.day ? `${parts.year}-${parts.month}-${parts.day}` : '')
  }
  const part = (of: keyof typeof partLabels) => ({
    name: `${name}-${of}`,
    'aria-label': partLabels[of],
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
    autoComplete: autoComplete === 'bday' ? `bday-${of}` : 'off',
  })
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.partsLabel}>
        {label}
        {mark ? <span className={styles.quiet}> {mark}</span> : null}
      </legend>
      <div className={styles.partsRow}>
        <input
          {...part('day')}
          className={styles.input}
          inputMode="numeric"
          placeholder={partLabels.day}
          value={day}
          onChange={(event) => change({ day: digits(event.target.value, 2) })}
        />
        <span className={styles.selectBox}>
          <select
            {...part('month')}
            className={styles.select}
            data-empty={month ? undefined : ''}
            value={month.padStart(month ? 2 : 0, '0')}
            onChange={(event) => change({ month: event.target.value })}
          >
            <option value="">{partLabels.month}</option>
            {months.map((one, index) => (
              <option key={one} value={String(index + 1).padStart(2, '0')}>
                {one}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
        <input
          {...part('year')}
          className={styles.input}
          inputMode="numeric"
          placeholder={partLabels.year}
          value={year}
          onChange={(event) => change({ year: digits(event.target.value, 4) })}
        />
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}

const digits = (text: string, most: number) => latinDigits(text).replace(/\D/g, '').slice(0, most)
