import { useIntl } from '#src/i18n/use-intl.ts'
import { FieldNote } from '#src/ui/field.tsx'
import { parts as box, partsLabel } from '#src/ui/field.css.ts'
import { useId } from 'react'
import type { SchemaNode } from '../schema-node.ts'
import type { ControlProps } from './control.ts'
import * as css from './form.css.ts'
import { messages } from './form.messages.ts'
import { PlainControl } from './plain-control.tsx'

/** The numbers of a colour in OKLCH. */
export function NumbersControl({
  parts,
  label,
  value,
  hint,
  error,
  ...rest
}: ControlProps & { parts: readonly SchemaNode[] }) {
  const intl = useIntl()
  const noteId = useId()
  const numbers: unknown[] = Array.isArray(value) ? value : []
  const put = (at: number, each: unknown) => parts.map((_, index) => (index === at ? each : numbers[index]) ?? null)
  return (
    <fieldset className={box} aria-describedby={noteId}>
      <legend className={partsLabel}>{label}</legend>
      <div className={css.texts}>
        {parts.map((node, at) => (
          <PlainControl
            key={at}
            {...rest}
            node={node}
            label={intl.formatMessage(names[at] ?? messages.entry, { label, place: at + 1 })}
            value={numbers[at]}
            onChange={(each) => rest.onChange(put(at, each))}
            onChoose={(each) => rest.onChoose(put(at, each))}
          />
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}

const names = [messages.lightness, messages.chroma, messages.hue]
