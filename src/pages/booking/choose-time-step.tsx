import type { Slot } from '#contract/availability'
import type { PractitionerService } from '#contract/directory'
import { selectChoice, selectChosen, selectIsHolding, selectLoss } from '#machines/booking/booking.selectors'
import { SlotPicker } from '#src/features/slot-picker/slot-picker.tsx'
import { VisitPicker } from '#src/features/slot-picker/visit-picker.tsx'
import { chooseVisit, type Visit } from '#src/features/slot-picker/visit-options.ts'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { BarText, BookingStep } from './booking-step.tsx'
import { Booking, locationOf, useOffer, type Offer } from './booking-context.ts'
import { LostTime } from './lost-time.tsx'
import { OwnZoneNote } from './own-zone-note.tsx'
import { messages } from './booking.messages.ts'
import { focusOn } from '#src/ui/form/focus.ts'
import { useRefusal } from './use-refusal.ts'
import { messages as whenMessages } from './when.messages.ts'
import { useWhen } from './use-when.ts'

const OverlapNote = lazy(() => import('#src/features/overlap-note/overlap-note.tsx'))

/** First step: consultation type, place and time. The time is held when the patient continues. */
export function ChooseTimeStep() {
  const intl = useIntl()
  const format = useFormat()
  const when = useWhen()
  const offer = useOffer()
  const booking = Booking.useActorRef()
  const choice = Booking.useSelector(selectChoice)
  const chosen = Booking.useSelector(selectChosen)
  const isHolding = Booking.useSelector(selectIsHolding)
  const loss = Booking.useSelector(selectLoss)
  const { refuse, attempt, toRefusal } = useRefusal()
  const [picked, setPicked] = useState<Slot | null>(chosen?.slot ?? null)
  const visit = visitOf(offer, choice, chosen?.slot)
  const service = visit && serviceOf(offer, visit)
  if (!visit || !service) return null

  // A slot that was just lost is no longer offered, even if it was picked before.
  const slot = picked && isOf(picked, visit) && !isSameTime(picked, loss?.slot) ? picked : null
  const timeZone = locationOf(offer, visit.facility_id)?.time_zone ?? 'UTC'
  const goOn = (next: Slot) => {
    const wanted = serviceOf(offer, next)
    if (wanted) booking.send({ type: 'slot.chosen', chosen: { slot: next, service: wanted, timeZone } })
  }
  const press = () => {
    if (slot) return goOn(slot)
    refuse()
    focusOn(document.querySelector<HTMLElement>(`#${timesId} [data-start]`))
  }
  const chooseVisitOf = ({ consultation_type, facility_id, service_id }: Visit) =>
    booking.send({
      type: 'choice.changed',
      choice: { consultationType: consultation_type, facilityId: facility_id, serviceId: service_id },
    })
  const isRefused = attempt > 0 && !slot
  const time = slot ? format.time(slot.start, timeZone) : ''
  return (
    <BookingStep
      heading={intl.formatMessage(whenMessages.heading)}
      visit={{ service, start: slot?.start, timeZone }}
      refusal={toRefusal(isRefused ? intl.formatMessage(whenMessages.choose) : null)}
      aside={
        isRefused ? null : slot ? (
          <BarText
            strong={when(slot.start, timeZone)}
            quiet={intl.formatMessage(isHolding ? whenMessages.holding : whenMessages.held)}
          />
        ) : (
          <Text tone="quiet">{intl.formatMessage(whenMessages.choose)}</Text>
        )
      }
      action={({ isWide }) => (
        <Button size="bar" block={isWide} busy={isHolding} onClick={press}>
          {slot ? intl.formatMessage(whenMessages.continueWith, { time }) : intl.formatMessage(whenMessages.continue)}
        </Button>
      )}
    >
      <LostTime onChoose={goOn} />
      <VisitPicker
        practitionerId={offer.practitioner.id}
        services={offer.services}
        facilities={placesOf(offer)}
        visit={visit}
        onChange={chooseVisitOf}
      />
      <div id={timesId}>
        <SlotPicker
          practitionerId={offer.practitioner.id}
          visit={visit}
          value={slot}
          onChange={setPicked}
          without={loss?.slot.start}
        />
      </div>
      {slot ? (
        <Suspense>
          <OverlapNote start={slot.start} minutes={service.duration_minutes} />
        </Suspense>
      ) : null}
      <OwnZoneNote start={slot?.start} timeZone={timeZone} />
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.zoneNote, { zone: format.zoneName(timeZone) })}
      </Text>
    </BookingStep>
  )
}

const timesId = 'times'

const isSameTime = (one: Slot, other: Slot | undefined) =>
  one.practitioner_id === other?.practitioner_id && one.start === other.start

const placesOf = ({ practitioner }: Offer) =>
  practitioner.locations.map(({ facility_id: id, name, area, time_zone: timeZone }) => ({ id, name, area, timeZone }))

/** The patient's filters, else the chosen slot's visit, else the doctor's first. */
function visitOf({ services }: Offer, choice: ReturnType<typeof selectChoice>, slot: Slot | undefined): Visit | null {
  return chooseVisit(services, {
    ...(slot ?? {}),
    ...(choice.consultationType ? { consultation_type: choice.consultationType } : {}),
    ...(choice.facilityId ? { facility_id: choice.facilityId } : {}),
    ...(choice.serviceId ? { service_id: choice.serviceId } : {}),
  })
}

const isOf = (slot: Slot, visit: Visit) =>
  slot.consultation_type === visit.consultation_type &&
  slot.facility_id === visit.facility_id &&
  slot.service_id === visit.service_id

const serviceOf = ({ services }: Offer, { service_id }: Visit | Slot): PractitionerService | undefined =>
  services.find(({ id }) => id === service_id)
