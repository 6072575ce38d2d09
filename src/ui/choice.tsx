import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import * as styles from './field.css.ts'
import { FieldNote } from './field.tsx'
import { Icon } from './icon.tsx'
import type { Native } from './native.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type CheckboxProps = {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: ReactNode
  /** Centres the box beside one short line. */
  centred?: boolean
} & Omit<Native<'input'>, 'onChange' | 'checked' | 'type'>

/** A checkbox whose whole text can be pressed. */
export function Checkbox({ children, checked, onChange, error, centred = false, ...rest }: CheckboxProps) {
  const noteId = useId()
  return (
    <div>
      <label className={centred ? `${styles.check} ${styles.checkCentred}` : styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : rest['aria-describedby']}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldNote id={noteId} hint={null} error={error} />
    </div>
  )
}

export type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  detail?: ReactNode
  end?: ReactNode
  icon?: LucideIcon
  disabled?: boolean
}

export type RadioRowsProps<Value extends string> = {
  legend: string
  /** The legend is only read aloud, where a heading already says it. */
  hideLegend?: boolean
  options: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  hint?: ReactNode
  error?: ReactNode
}

/** Radio buttons, each as a row to press. */
export function RadioRows<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  hint = null,
  error,
}: RadioRowsProps<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={error || hint ? `${id}note` : undefined}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          {option.icon ? (
            <span className={styles.choiceIcon}>
              <Icon of={option.icon} />
            </span>
          ) : null}
          <span className={styles.choiceWords}>
            <span className={styles.label}>{option.label}</span>
            {option.detail ? <span className={styles.hint}>{option.detail}</span> : null}
          </span>
          {option.end}
          <input
            type="radio"
            name={id}
            className={styles.box}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
        </label>
      ))}
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </fieldset>
  )
}
