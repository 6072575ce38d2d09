import { latinDigits } from '#contract/digits'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './field.css.ts'
import type { Native } from './native.ts'

export type CodeFieldProps = FieldProps & {
  /** Number of digits. */
  length: number
  value: string
  onChange: (code: string) => void
  /** Called with the last digit: no button needs to be pressed. */
  onComplete?: (code: string) => void
} & Omit<Native<'input'>, 'onChange' | 'value' | 'type' | 'maxLength'>

/** A one-time code in boxes. Codes can be pasted from any message, and digits of any keyboard are accepted. */
export function CodeField({ label, mark, hint, error, length, value, onChange, onComplete, ...rest }: CodeFieldProps) {
  const take = (text: string) => {
    const code = latinDigits(text).replace(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Field {...{ label, mark, hint, error }}>
      {(described) => (
        <div className={styles.code}>
          <input
            {...rest}
            {...described}
            className={styles.codeInput}
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
            value={value}
            onChange={(event) => take(event.target.value)}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden
              aria-invalid={described['aria-invalid']}
              className={`${styles.codeBox}${index === Math.min(value.length, length - 1) ? ` ${styles.codeBoxNext}` : ''}`}
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
