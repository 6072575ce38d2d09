import { useState } from 'react'
import type { QuietHours as Hours } from '#contract/settings'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Checkbox } from '#src/ui/choice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { messages } from './quiet-hours.messages.ts'
import { QuietZone } from './quiet-zone.tsx'
import { messages as settings } from './settings.messages.ts'
import * as css from './settings.css.ts'

type Props = {
  /** As they wait to be sent, or as they are. */
  stored: Hours | null
  isUnsent: boolean
  onChange: (hours: Hours | null) => Promise<unknown>
}

/** What is offered first. */
const night = { from: '22:00', to: '07:00' }

/** The hours in which the patient is not to be disturbed (N05, C38), in the zone of the device by which they are set. */
export function QuietHours({ stored, isUnsent, onChange }: Props) {
  const intl = useIntl()
  const [shown, setShown] = useState<Pick<Hours, 'from' | 'to'>>()
  // Shown at once, and taken back where it could not be stored.
  const [wanted, setWanted] = useState<boolean>()
  const change = async (chosen: Hours | null) => {
    const isChanged = await onChange(chosen).then(
      () => true,
      () => false,
    )
    setWanted(undefined)
    // What was typed meanwhile stays.
    setShown((typed) => (!isChanged || (typed?.from === chosen?.from && typed?.to === chosen?.to) ? undefined : typed))
  }
  const hours = shown ?? stored ?? night
  const save = ({ from, to }: Pick<Hours, 'from' | 'to'>) =>
    void change({ from, to, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const keep = () => {
    const isChanged = shown && (shown.from !== stored?.from || shown.to !== stored.to)
    if (isChanged && shown.from && shown.to && shown.from !== shown.to) save(shown)
    else setShown(undefined)
  }
  return (
    <Stack gap={2}>
      <Checkbox
        centred
        checked={wanted ?? stored !== null}
        onChange={(isOn) => {
          setWanted(isOn)
          if (isOn) save(night)
          else void change(null)
        }}
      >
        {intl.formatMessage(messages.choice)}
      </Checkbox>
      {isUnsent ? (
        <div>
          <Badge tone="warning">{intl.formatMessage(settings.unsentOne)}</Badge>
        </div>
      ) : null}
      {stored === null ? null : (
        <>
          <div className={css.times}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                required
                label={intl.formatMessage(messages[end])}
                value={hours[end]}
                onChange={(time) => setShown({ ...hours, [end]: time })}
                onBlur={keep}
              />
            ))}
          </div>
          <QuietZone timeZone={stored.time_zone} onBring={() => save(stored)} />
        </>
      )}
    </Stack>
  )
}
