import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { OfferedSlot } from '#contract/availability'
import { selectChosen, selectLoss } from '#machines/booking/booking.selectors'
import type { SlotLoss } from '#machines/booking/booking.types'
import { offeredFee } from '#src/features/fee/offered-fee.ts'
import { slot as slotLook, slotNote } from '#src/features/slot-row/slot.css.ts'
import { useApp } from '#src/context/app-context.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { Booking, useOffer } from './booking-context.ts'
import { messages } from './lost.messages.ts'
import { OtherDoctors } from './other-doctors.tsx'
import { ownVisitQuery } from './own-visit-query.ts'
import { focusOn } from '#src/ui/form/focus.ts'
import { useMoment, useWhen } from './use-when.ts'
import * as css from './booking.css.ts'

const reasons: Record<SlotLoss['reason'], MessageDescriptor> = {
  taken: messages.taken,
  expired: messages.expired,
  past: messages.past,
  not_offered: messages.notOffered,
  too_soon: messages.tooSoon,
  overlaps: messages.overlaps,
}

const OwnVisitNote = lazy(() => import('./own-visit-note.tsx'))

/** Says at once that the chosen time is gone, with the nearest ones as buttons; or that it is gone to a visit of the patient's own. */
export function LostTime({ onChoose }: { onChoose: (slot: OfferedSlot) => void }) {
  const intl = useIntl()
  const app = useApp()
  const moment = useMoment()
  const loss = Booking.useSelector(selectLoss)
  const fee = Booking.useSelector(selectChosen)?.service.fee
  const { practitioner } = useOffer()
  const news = useRef<HTMLDivElement>(null)
  useFreshTimes(loss)
  const ownVisit = useQuery(ownVisitQuery(app, loss?.slot)).data
  const isKnown = loss !== undefined && ownVisit !== undefined
  // The pressed button may be far below.
  useEffect(() => {
    if (isKnown) focusOn(news.current)
  }, [loss, isKnown])
  if (!isKnown) return null
  if (ownVisit)
    return (
      <div ref={news} tabIndex={-1} className={css.heading}>
        <Suspense>
          <OwnVisitNote visit={ownVisit} />
        </Suspense>
      </div>
    )
  const own = loss.alternatives.filter(
    ({ practitioner_id, start }) => practitioner_id === practitioner.id && start !== loss.slot.start,
  )
  // Another place may have another fee than the time that is gone.
  const hasFees = offeredFee([...own.map((slot) => slot.fee), ...(fee ? [fee] : [])])?.isFrom ?? false
  return (
    <div ref={news} tabIndex={-1} className={css.heading}>
      <Note
        kind="danger"
        role="alert"
        title={intl.formatMessage(reasons[loss.reason], { time: moment(loss.slot.start, loss.timeZone) })}
        actions={
          own.length ? (
            <div className={css.alternatives}>
              {own.map((slot) => (
                <AlternativeTime key={slot.start} {...{ slot, hasFees, onChoose }} timeZone={loss.timeZone} />
              ))}
            </div>
          ) : (
            <OtherDoctors />
          )
        }
      >
        {intl.formatMessage(own.length ? messages.kept : messages.none)}
      </Note>
    </div>
  )
}

type AlternativeTimeProps = {
  slot: OfferedSlot
  hasFees: boolean
  timeZone: string
  onChoose: (slot: OfferedSlot) => void
}

function AlternativeTime({ slot, hasFees, timeZone, onChoose }: AlternativeTimeProps) {
  const when = useWhen()
  const format = useFormat()
  return (
    <button type="button" className={slotLook()} onClick={() => onChoose(slot)}>
      {when(slot.start, timeZone)}
      {hasFees ? <span className={slotNote}>{format.money(slot.fee)}</span> : null}
    </button>
  )
}

/** Times loaded before the loss are out of date. */
function useFreshTimes(loss: SlotLoss | undefined) {
  const client = useQueryClient()
  const app = useApp()
  useEffect(() => {
    if (!loss) return
    for (const resource of ['dates-times', 'next-availability', 'category-availability', 'home-times'])
      void client.invalidateQueries({ queryKey: [app.tenant, app.locale.prefix, resource] })
  }, [client, app, loss])
}
