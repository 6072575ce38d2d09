import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Slot } from '#contract/availability'
import { Problem } from '#contract/problem'
import type { Money } from '#contract/wire'
import { useApp } from '#src/context/app-context.ts'
import OverlapNote from '#src/features/overlap-note/overlap-note.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { SlotPicker } from '#src/features/slot-picker/slot-picker.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { keyOf } from '#src/queries/resource.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from '../appointment.messages.ts'
import { messages as consent } from '../consent.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'
import { moveOrKeep } from './move-or-keep.ts'

type Props = { visit: ShownVisit & { service_id: string }; onClose: () => void }

/** The free times of the same doctor, place and service; the visit moves by the press of one button (S09). */
export function RescheduleSheet({ visit, onClose }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const now = useNow()
  const toast = useToast()
  const [slot, setSlot] = useState<Slot | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => blockUpdates('move'), [])
  const own = useOwnTime(slot?.start, visit.time_zone)
  const when = (start: string) => format.moment(start, visit.time_zone, now)
  const move = useMutation({
    // Without a network it is kept, and said to be not moved yet: no patient may believe that they moved it.
    mutationFn: (chosen: { start: string; fee: Money }) => moveOrKeep(app, visit, chosen),
    networkMode: 'always',
    onSuccess: (isKept, { start }) => {
      if (!isKept) toast(intl.formatMessage(messages.changed, { when: when(start) }), { key: 'visit' })
      onClose()
    },
    onError: (error) => {
      setAttempt((count) => count + 1)
      if (!isLost(error)) return
      setSlot(null)
      void app.queryClient.invalidateQueries({ queryKey: keyOf(app, 'dates-times') })
    },
  })
  const newFee = feeIn(move.error)
  const code = useShownCode(move.error instanceof Problem ? move.error.code : 'unexpected')
  const choose = (next: Slot) => {
    setSlot(next)
    setAttempt(0)
    if (!newFee) move.reset()
  }
  const press = () => {
    if (slot) return move.mutate({ start: slot.start, fee: newFee ?? visit.fee })
    move.reset()
    setAttempt((count) => count + 1)
  }
  const refusal = move.isError
    ? newFee
      ? intl.formatMessage(messages.changeFee, { fee: format.money(newFee), before: format.money(visit.fee) })
      : intl.formatMessage(code === 'consent_required' ? consent.missingWhy : problemMessages[code])
    : attempt > 0
      ? intl.formatMessage(messages.changePick)
      : undefined
  return (
    <Sheet
      title={intl.formatMessage(messages.changeTitle)}
      open
      full
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <PressNotice refusal={refusal === undefined ? undefined : { text: refusal, attempt }} />
          <Button size="bar" block busy={move.isPending} onClick={press}>
            {slot
              ? intl.formatMessage(messages.changeTo, { when: when(slot.start) })
              : intl.formatMessage(messages.changePick)}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <Text as="p" weight="medium" numbers>
          <OwnScript>
            {intl.formatMessage(messages.changeBefore, {
              when: when(visit.start),
              doctor: visit.practitioner.fullName,
            })}
          </OwnScript>
        </Text>
        <SlotPicker
          practitionerId={visit.practitioner.id}
          visit={{
            facility_id: visit.facility.id,
            service_id: visit.service_id,
            consultation_type: visit.consultation_type,
          }}
          value={slot}
          onChange={choose}
          fromBefore
          without={isLost(move.error) ? move.variables?.start : undefined}
        />
        {slot ? <OverlapNote start={slot.start} minutes={visit.duration_minutes} except={visit.id} /> : null}
        <Text as="p" tone="quiet" size="1">
          {intl.formatMessage(messages.changeZone, { zone: format.zoneName(visit.time_zone) })}
        </Text>
        {own === null ? null : (
          <Text as="p" tone="quiet" size="1" numbers>
            {own}
          </Text>
        )}
        <VisuallyHidden>
          <span role="status">{move.isPending ? intl.formatMessage(messages.changing) : null}</span>
        </VisuallyHidden>
      </Stack>
    </Sheet>
  )
}

/** The chosen time cannot be had any more. */
const isLost = (error: unknown): boolean =>
  error instanceof Problem && ['slot_taken', 'slot_unavailable', 'slot_too_soon', 'slot_in_past'].includes(error.code)

/** What the visit costs now, where that is why it was not moved. */
function feeIn(error: unknown): Money | undefined {
  if (!(error instanceof Problem) || error.code !== 'price_changed') return undefined
  return (error.details as { fee?: Money } | undefined)?.fee
}
