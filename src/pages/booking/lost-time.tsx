import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Slot } from '#contract/availability'
import { selectLoss } from '#machines/booking/booking.selectors'
import type { SlotLoss } from '#machines/booking/booking.types'
import { slot as slotLook } from '#src/features/slot-row/slot.css.ts'
import { useApp } from '#src/app/context.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Anchor } from '#src/ui/link.tsx'
import { Note } from '#src/ui/note.tsx'
import { useLinks } from '#src/routes/links.ts'
import { Booking, useOffer } from './booking-context.ts'
import { messages as bookingMessages } from './booking.messages.ts'
import { messages } from './lost.messages.ts'
import { useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

const reasons: Record<SlotLoss['reason'], MessageDescriptor> = {
  taken: messages.taken,
  expired: messages.expired,
  past: messages.past,
  not_offered: messages.notOffered,
}

/** Says at once that the chosen time is gone, with the nearest ones to press instead. */
export function LostTime({ onChoose }: { onChoose: (slot: Slot) => void }) {
  const intl = useIntl()
  const when = useWhen()
  const loss = Booking.useSelector(selectLoss)
  const { practitioner } = useOffer()
  useFreshTimes(loss)
  if (!loss) return null
  const own = loss.alternatives.filter((slot) => slot.practitioner_id === practitioner.id)
  return (
    <Note
      kind="danger"
      role="alert"
      title={intl.formatMessage(reasons[loss.reason], { time: when(loss.slot.start, loss.timeZone) })}
      actions={
        own.length ? (
          <div className={css.alternatives}>
            {own.map((slot) => (
              <AlternativeTime key={slot.start} slot={slot} timeZone={loss.timeZone} onChoose={onChoose} />
            ))}
          </div>
        ) : (
          <OtherDoctors />
        )
      }
    >
      {intl.formatMessage(own.length ? messages.kept : messages.none)}
    </Note>
  )
}

function AlternativeTime({
  slot,
  timeZone,
  onChoose,
}: {
  slot: Slot
  timeZone: string
  onChoose: (slot: Slot) => void
}) {
  const when = useWhen()
  return (
    <button type="button" className={slotLook()} onClick={() => onChoose(slot)}>
      {when(slot.start, timeZone)}
    </button>
  )
}

function OtherDoctors() {
  const intl = useIntl()
  const links = useLinks()
  const { practitioner } = useOffer()
  return (
    <Anchor
      className={slotLook({ look: 'more' })}
      href={links.results({ speciality: practitioner.speciality_slug, city: practitioner.city_slug })}
    >
      {intl.formatMessage(bookingMessages.others)}
    </Anchor>
  )
}

/** Times shown before the loss were wrong about one at least. */
function useFreshTimes(loss: SlotLoss | undefined) {
  const client = useQueryClient()
  const app = useApp()
  useEffect(() => {
    if (!loss) return
    for (const resource of ['dates-times', 'next-availability'])
      void client.invalidateQueries({ queryKey: [app.tenant, app.locale.prefix, resource] })
  }, [client, app, loss])
}
