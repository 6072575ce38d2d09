import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'
import type { Native } from './native.ts'
import * as styles from './password-field.css.ts'

export type PasswordFieldProps = FieldProps & {
  value: string
  onChange: (password: string) => void
  /** `new-password` lets the browser suggest one, `current-password` fills in the stored one. */
  autoComplete: 'new-password' | 'current-password'
  /** Name of the button with the eye, which is pressed while the password is shown: "Show password". */
  showLabel: string
} & Omit<Native<'input'>, 'onChange' | 'value' | 'type' | 'autoComplete' | 'ref'>

/** A password, hidden until the patient wants to see it, and again when its form is sent. Nothing in it is changed. */
export function PasswordField({ label, mark, hint, error, onChange, showLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    // Sent as text it would be offered by the browser in other forms.
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field {...{ label, mark, hint, error }}>
      {(described) => (
        <div className={styles.password}>
          <input
            {...rest}
            {...described}
            ref={input}
            type={isShown ? 'text' : 'password'}
            className={styles.passwordInput}
            // Browsers send what is shown to their spelling services.
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            label={showLabel}
            icon={isShown ? EyeOff : Eye}
            aria-pressed={isShown}
            aria-controls={described.id}
            onClick={() => setShown((shown) => !shown)}
          />
        </div>
      )}
    </Field>
  )
}
