import { ChevronDown } from 'lucide-react'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './field.css.ts'
import { Icon } from './icon.tsx'
import type { Native } from './native.ts'

type Value = { value: string; onChange: (value: string) => void }

/** One line of text. Set `autoComplete` wherever the browser may know the answer. */
export function TextField({
  label,
  mark,
  hint,
  error,
  onChange,
  ...rest
}: FieldProps & Value & Omit<Native<'input'>, 'onChange' | 'value'>) {
  return (
    <Field {...{ label, mark, hint, error }}>
      {(described) => (
        <input {...rest} {...described} className={styles.input} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  mark,
  hint,
  error,
  onChange,
  rows = 3,
  ...rest
}: FieldProps & Value & Omit<Native<'textarea'>, 'onChange' | 'value'>) {
  return (
    <Field {...{ label, mark, hint, error }}>
      {(described) => (
        <textarea
          {...rest}
          {...described}
          rows={rows}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** `lang` and `dir` are for a label that is not in the language of the page. */
export type Option = { value: string; label: string; lang?: string; dir?: 'ltr' | 'rtl' }

/** A choice from a list, with the device's own picker. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  onChange,
  options,
  ...rest
}: FieldProps & Value & { options: readonly Option[] } & Omit<Native<'select'>, 'onChange' | 'value'>) {
  return (
    <Field {...{ label, mark, hint, error }}>
      {(described) => (
        <span className={styles.selectBox}>
          <select {...rest} {...described} className={styles.select} onChange={(event) => onChange(event.target.value)}>
            <Options options={options} />
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label, ...mark }) => (
    <option key={value} value={value} {...mark}>
      {label}
    </option>
  ))
}
