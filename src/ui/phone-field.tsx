import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { Field, type FieldProps } from './field.tsx'
import * as styles from './field.css.ts'
import { Icon } from './icon.tsx'
import type { Native } from './native.ts'

/** A country or territory and the prefix of its numbers. */
export type CallingCode = { region: string; name: string; code: string }

export type PhoneFieldProps = FieldProps & {
  /** Label of the list of countries. */
  codeLabel: string
  codes: readonly CallingCode[]
  region: string
  onRegionChange: (region: string) => void
  value: string
  onChange: (number: string) => void
  /** Takes an email as well: the list of countries is there while what is typed may be a number. */
  orEmail?: boolean
} & Omit<Native<'input'>, 'onChange' | 'value' | 'type'>

/**
 * Country and number. The list has the countries' names, so that the device's own picker finds one by its first letters; closed
 * it shows only the code. It holds what is typed: validation is up to the caller.
 */
export function PhoneField({
  label,
  mark,
  hint,
  error,
  codeLabel,
  codes,
  region,
  onRegionChange,
  onChange,
  orEmail = false,
  ...rest
}: PhoneFieldProps) {
  const chosen = codes.find((one) => one.region === region)
  return (
    <Field {...{ label, mark, hint, error }}>
      {(described) => (
        <div className={styles.phone}>
          <span className={styles.selectBox} hidden={orEmail && isLikeEmail(rest.value)}>
            <select
              aria-label={codeLabel}
              autoComplete="tel-country-code"
              className={styles.select}
              value={region}
              onChange={(event) => onRegionChange(event.target.value)}
            >
              <Codes codes={codes} />
            </select>
            <span className={styles.callingCode} aria-hidden="true">
              {chosen ? `+${chosen.code}` : null}
            </span>
            <Icon of={ChevronDown} />
          </span>
          <input
            autoComplete={orEmail ? 'username' : 'tel-national'}
            {...rest}
            {...described}
            {...(orEmail ? asText : asNumber)}
            className={styles.input}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}

/** Some 240 of them, which are the same whatever number is typed beside them. */
const Codes = memo(function Codes({ codes }: Pick<PhoneFieldProps, 'codes'>) {
  return codes.map((one) => (
    // Numbers run from left to right, whichever way names are written.
    <option key={one.region} value={one.region} dir="auto">
      {`${one.name} (\u2066+${one.code}\u2069)`}
    </option>
  ))
})

const asNumber = { type: 'tel', inputMode: 'tel' } as const
// The keyboard of emails has digits as well; corrections would change an address.
const asText = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** Whether a text is on its way to be an email: a number has neither letters nor an at sign. */
export const isLikeEmail = (text: string): boolean => /[@\p{L}]/u.test(text)
