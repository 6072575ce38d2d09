import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Slot } from '#contract/availability'
import type { InitData } from '#contract/tenant'
import { consultationTypes } from '#contract/directory'
import { regionOf, type Country } from '#contract/locale'
import { selectDraft, selectScreen, type BookingScreen } from '#machines/booking/booking.selectors'
import type { BookingInput, ChosenSlot } from '#machines/booking/booking.types'
import { provideBooking } from './provide-booking.ts'
import { useApp } from '#src/context/app-context.ts'
import { AppBar } from '#src/shell/app-bar.tsx'
import { useOnline } from '#src/page-load/use-online.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { now } from '#src/clock/server-time.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { DoctorAddress } from '#src/routes/links.ts'
import type { PlainSearch } from '#src/routes/search.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { BookingVisit } from '#src/outbox/booking/booking-change.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { bookingDrafts } from '#src/storage/booking-drafts.ts'
import { Booking, PreferredInsurance, locationOf, OfferContext, type Offer } from './booking-context.ts'
import { answersForChosen } from './answers-for.ts'
import { createRequestedField, RequestedField } from './requested-field.ts'
import type { KeptBooking } from './kept-booking.ts'
import { ChooseTimeStep } from './choose-time-step.tsx'
import { CodeStep } from './code-step.tsx'
import { useCountSteps } from './count-steps.ts'
import { DetailsStep } from './details-step.tsx'
import { loadPaymentStep } from './load-payment-step.ts'
import { QueuedStep } from './queued-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useStepHistory } from './use-step-history.ts'
import { messages as bookingMessages } from './booking.messages.ts'
import { messages as codeMessages } from './code.messages.ts'
import { messages as paymentMessages } from './payment.messages.ts'
import { messages as queuedMessages } from './queued.messages.ts'
import { messages as reviewMessages } from './review.messages.ts'
import { messages as whenMessages } from './when.messages.ts'
import { messages as whoMessages } from './who.messages.ts'
import * as css from './booking.css.ts'

/** Few are told that they cannot book, and by the platform: they have a network. */
const SuspendedStep = lazy(() => import('./suspended-step.tsx').then((step) => ({ default: step.SuspendedStep })))
const PaymentStep = lazy(() => loadPaymentStep().then((step) => ({ default: step.PaymentStep })))

/** The booking of one doctor's visit: starts the machine where the patient stopped, and shows the current screen. */
export function BookingFlow({ offer, kept }: { offer: Offer; kept: KeptBooking }) {
  const app = useApp()
  const { search } = usePage()
  const doctor = useDoctorAddress()
  const booking = useMemo(() => {
    const visitOf = ({ facility_id, start }: Slot): BookingVisit => ({
      practitionerName: offer.practitioner.fullName,
      doctor,
      start,
      timeZone: locationOf(offer, facility_id)?.time_zone ?? 'UTC',
    })
    return provideBooking(app, visitOf)
  }, [app, offer, doctor])
  const [input] = useState<BookingInput>(() => toInput(app.init.capabilities, app.locale.country, offer, kept, search))
  const [requestedField] = useState(createRequestedField)
  return (
    <OfferContext value={offer}>
      <PreferredInsurance value={kept.insurancePreference}>
        <RequestedField value={requestedField}>
          <Booking.Provider logic={booking.machine} options={{ input }}>
            <KeepDraft practitionerId={offer.practitioner.id} />
            <HearConnection />
            <Screen onRetry={booking.retry} isContinued={kept.draft !== undefined} />
          </Booking.Provider>
        </RequestedField>
      </PreferredInsurance>
    </OfferContext>
  )
}

function toInput(
  { holds: canHold, payments: canPay = false }: InitData['capabilities'],
  country: Country,
  offer: Offer,
  { draft, proof, holderKey, insurance, insurancePreference, person, suspension, chosenFor: relative }: KeptBooking,
  search: PlainSearch,
): BookingInput {
  const preset = toPreset(offer, search)
  const isForOther = search['who'] === 'other'
  const chosenFor = answersForChosen({ relative, isForOther }, draft?.context.answers)
  // A reload of the address that began this booking continues it; a patient who went back to the times has chosen this one
  // again.
  const isSame = preset && draft?.at !== 'choosing' && draft?.context.chosen?.slot.start === preset.slot.start
  return {
    practitionerId: offer.practitioner.id,
    intentId: crypto.randomUUID(),
    canHold,
    canPay,
    holderKey,
    phoneRegion: regionOf(country),
    // A patient who paid themselves and then filtered by an insurer is taken to be insured there.
    insurance: insurance === null && insurancePreference ? undefined : insurance,
    ...(preset && !isSame ? { preset } : {}),
    ...(preset ? {} : { choice: toChoice(offer, search) }),
    ...(draft ? { draft } : {}),
    ...(proof ? { proof } : {}),
    ...(person ? { person } : {}),
    ...(suspension ? { suspension } : {}),
    ...(chosenFor ? { chosenFor } : {}),
  }
}

const serviceIn = ({ services }: Offer, search: PlainSearch) =>
  services.find(
    ({ id, facility_id, consultation_type }) =>
      id === search.service_id && facility_id === search.facility_id && consultation_type === search.consultation_type,
  )

/** The kind of visit in an address without a time, as of one that is booked again. */
function toChoice(offer: Offer, search: PlainSearch): NonNullable<BookingInput['choice']> {
  const service = serviceIn(offer, search)
  if (!service) return {}
  return {
    consultationType: service.consultation_type,
    facilityId: service.facility_id,
    serviceId: service.id,
  }
}

/** The slot in an address, where the doctor offers such a visit; the platform decides whether it is free. */
function toPreset(offer: Offer, search: PlainSearch): ChosenSlot | undefined {
  const service = serviceIn(offer, search)
  const type = consultationTypes.find((one) => one === search.consultation_type)
  const start = new Date(search.start ?? '')
  if (!service || !type || Number.isNaN(start.getTime())) return undefined
  return {
    slot: {
      practitioner_id: offer.practitioner.id,
      facility_id: service.facility_id,
      service_id: service.id,
      consultation_type: type,
      start: start.toISOString(),
    },
    service,
    timeZone: locationOf(offer, service.facility_id)?.time_zone ?? 'UTC',
  }
}

const steps: Partial<Record<BookingScreen, { number: number; title: MessageDescriptor }>> = {
  choosing: { number: 1, title: whenMessages.title },
  details: { number: 2, title: whoMessages.title },
  code: { number: 3, title: codeMessages.title },
  review: { number: 4, title: reviewMessages.title },
  payment: { number: 4, title: paymentMessages.title },
  queued: { number: 4, title: queuedMessages.title },
}

function Screen({ onRetry, isContinued }: { onRetry: () => void; isContinued: boolean }) {
  const intl = useIntl()
  const screen = Booking.useSelector(selectScreen)
  useCountSteps(isContinued)
  const practitioner = Booking.useSelector(({ context }) => context.practitionerId)
  const { goBack, leave } = useStepHistory(useDoctorAddress())
  const step = steps[screen]
  const bar = { onBack: goBack, onClose: leave }
  return (
    <>
      {step ? (
        <AppBar title={intl.formatMessage(step.title)} step={{ now: step.number, of: 4 }} {...bar} />
      ) : screen === 'suspended' ? (
        <AppBar title={intl.formatMessage(bookingMessages.title)} {...bar} />
      ) : null}
      <main id="main" key={`${practitioner}-${screen}`} className={css.screen}>
        {screen === 'choosing' ? <ChooseTimeStep /> : null}
        {screen === 'details' ? <DetailsStep /> : null}
        {screen === 'code' ? <CodeStep /> : null}
        {screen === 'review' ? <ReviewStep /> : null}
        <Suspense>
          {screen === 'payment' ? <PaymentStep /> : null}
          {screen === 'suspended' ? <SuspendedStep /> : null}
        </Suspense>
        {screen === 'queued' ? <QueuedStep onRetry={onRetry} /> : null}
      </main>
    </>
  )
}

/** Everything typed or chosen is stored before the next paint, so that nothing is lost. */
function KeepDraft({ practitionerId }: { practitionerId: string }) {
  const app = useApp()
  const booking = Booking.useActorRef()
  useEffect(() => {
    const drafts = bookingDrafts(app.tenant)
    const keep = () => {
      const draft = selectDraft(booking.getSnapshot())
      void (draft ? drafts.keep(practitionerId, draft, new Date(now())) : drafts.discard(practitionerId))
    }
    const finish = () => {
      void drafts.discard(practitionerId)
      // What they look for next is for themselves again.
      void sessionStore(app.tenant).bookFor(undefined)
    }
    const subscription = booking.subscribe({ next: keep, complete: finish })
    return () => subscription.unsubscribe()
  }, [app, booking, practitionerId])
  useEffect(() => blockUpdates('booking'), [])
  return null
}

function HearConnection() {
  const booking = Booking.useActorRef()
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) booking.send({ type: 'connection.returned' })
    wasOnline.current = isOnline
  }, [booking, isOnline])
  return null
}

/** The parts of the doctor's address, from the page's own. */
function useDoctorAddress(): DoctorAddress {
  const { params } = usePage()
  const { title, speciality = '', city = '', name = '' } = params
  return useMemo(
    () => ({ ...(title ? { title } : {}), speciality_slug: speciality, city_slug: city, slug: name }),
    [title, speciality, city, name],
  )
}
