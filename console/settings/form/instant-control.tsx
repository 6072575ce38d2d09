import { instantAt, localTimeOf } from '#contract/instant-at'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { ControlProps } from './control.ts'
import { messages } from './form.messages.ts'

/** A day and a time of a clock where patients are: what is typed is that of the zone, whatever the device's own is. */
export function InstantControl({ label, value, isReadOnly, hint, error, timeZone, onChange, onLeave }: ControlProps) {
  const intl = useIntl()
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const isInstant = typeof value === 'string' && !Number.isNaN(Date.parse(value))
  return (
    <TextField
      type="datetime-local"
      {...{ label, error }}
      mark={intl.formatMessage(messages.inZone, { zone: zone.replaceAll('_', ' ') })}
      hint={hint}
      readOnly={isReadOnly}
      dir="ltr"
      value={isInstant ? localTimeOf(value, zone) : ''}
      // A part of a day and a time is none.
      onChange={(text) => onChange(instantAt(text, zone))}
      onBlur={onLeave}
    />
  )
}
