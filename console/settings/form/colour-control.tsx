import { useId } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { contrast } from '#src/theme/color.ts'
import { Field } from '#src/ui/field.tsx'
import { input } from '#src/ui/field.css.ts'
import * as css from './form.css.ts'
import { messages } from './form.messages.ts'
import type { ControlProps } from './control.ts'

/** A colour: as it is written, and in the device's own picker. */
export function ColourControl({ label, value, isReadOnly, hint, error, onChange, onLeave }: ControlProps) {
  const intl = useIntl()
  const contrastId = useId()
  const text = typeof value === 'string' ? value : ''
  const isColour = /^#[0-9a-fA-F]{6}$/.test(text)
  return (
    <div className={css.colour}>
      <Field {...{ label, hint, error }}>
        {(described) => (
          <span className={css.colourRow}>
            <input
              type="color"
              className={css.swatch}
              aria-label={intl.formatMessage(messages.picker, { label })}
              disabled={isReadOnly}
              value={isColour ? text.toLowerCase() : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onLeave}
            />
            <input
              {...described}
              aria-describedby={[described['aria-describedby'], contrastId].filter(Boolean).join(' ')}
              className={input}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              maxLength={7}
              readOnly={isReadOnly}
              value={text}
              onChange={(event) => onChange(event.target.value.trim())}
              onBlur={onLeave}
            />
          </span>
        )}
      </Field>
      <p id={contrastId} className={css.note}>
        {isColour ? intl.formatMessage(messages.contrast, { ratio: contrast(text, '#ffffff').toFixed(1) }) : null}
      </p>
    </div>
  )
}
