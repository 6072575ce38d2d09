import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { detail, group, label, segment } from './segmented.css.ts'

export type SegmentedProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode; icon?: LucideIcon; disabled?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** Two to four choices side by side, for a change that is visible at once. */
export function Segmented<Value extends string>({ label: name, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={name} className={group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={segment}
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          <span className={label}>
            {option.icon ? <Icon of={option.icon} /> : null}
            {option.label}
          </span>
          {option.detail ? <span className={detail}>{option.detail}</span> : null}
        </button>
      ))}
    </div>
  )
}
