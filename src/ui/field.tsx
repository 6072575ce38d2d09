import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import * as styles from './field.css.ts'
import { Icon } from './icon.tsx'

export type FieldProps = {
  label: string
  /** Shown after the label, for example "(optional)". */
  mark?: string | undefined
  hint?: ReactNode
  /** The fault, as a sentence that says how to correct it. */
  error?: ReactNode
}

/** Attributes that connect an input with its label, hint and error. */
export type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, control, hint or error below. */
export function Field({
  label,
  mark,
  hint,
  error,
  children,
}: FieldProps & { children: (described: Described) => ReactNode }) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {mark ? <span className={styles.quiet}> {mark}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

/** The error where there is one, else the hint. */
export function FieldNote({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  if (error)
    return (
      <p id={id} className={styles.problem}>
        <Icon of={CircleAlert} size="small" />
        <span>{error}</span>
      </p>
    )
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null
}
