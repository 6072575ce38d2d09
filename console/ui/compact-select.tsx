import { ChevronDown } from 'lucide-react'
import type { Option } from '#src/ui/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as css from './compact-select.css.ts'

type Props = { label: string; value: string; onChange: (value: string) => void; options: readonly Option[] }

/** A choice from a list in a row or a bar; its label is read aloud. */
export function CompactSelect({ label, value, onChange, options }: Props) {
  return (
    <span className={css.box}>
      <select
        aria-label={label}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value: own, label: text, ...mark }) => (
          <option key={own} value={own} {...mark}>
            {text}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </span>
  )
}
