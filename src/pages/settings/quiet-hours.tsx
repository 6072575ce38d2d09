import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuietHours as Hours } from '#contract/settings'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { notificationsQuery, settingsOf } from '#src/queries/own-settings.ts'
import { Checkbox } from '#src/ui/choice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { messages } from './quiet-hours.messages.ts'
import { useRefused } from './use-refused.ts'
import * as css from './settings.css.ts'

/** What is offered first. */
const night = { from: '22:00', to: '07:00' }

/** The hours in which the patient is not to be disturbed (N05, C38), in the zone of the device by which they are set. */
export function QuietHours({ stored }: { stored: Hours | null }) {
  const app = useApp()
  const intl = useIntl()
  const refused = useRefused()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<Pick<Hours, 'from' | 'to'>>()
  // Shown at once, and taken back where it could not be stored.
  const [wanted, setWanted] = useState<boolean>()
  const saving = useMutation({
    mutationFn: async (quiet_hours: Hours | null) =>
      (await settingsOf(app)).updateNotificationSettings({ settings: [], quiet_hours }),
    onSuccess: (settings) => void queryClient.setQueryData(notificationsQuery(app).queryKey, settings),
    onError: refused,
    // What was typed meanwhile stays.
    onSettled: (_settings, error, saved) => {
      setWanted(undefined)
      setShown((typed) => (error || (typed?.from === saved?.from && typed?.to === saved?.to) ? undefined : typed))
    },
  })
  const hours = shown ?? stored ?? night
  const save = (chosen: Pick<Hours, 'from' | 'to'>) =>
    saving.mutate({ ...chosen, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
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
          else saving.mutate(null)
        }}
      >
        {intl.formatMessage(messages.choice)}
      </Checkbox>
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
          <Text as="p" tone="quiet" size="1">
            {intl.formatMessage(messages.detail)}
          </Text>
        </>
      )}
    </Stack>
  )
}
