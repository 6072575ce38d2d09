import type { AxiosInstance } from 'axios'
import type { AppointmentList } from '#contract/account'
import type {
  Appointment,
  BookedAppointment,
  CancelRequest,
  ConsentRequest,
  GuestAppointmentRequest,
  OpenAppointmentRequest,
  RescheduleRequest,
} from '#contract/appointment'
import type { Hold, HoldRequest } from '#contract/availability'
import type { EarlierAnswerRequest, ToggleEarlierRequest } from '#contract/earlier-offer'
import { headers } from '#contract/headers'
import type { Language } from '#contract/locale'
import { additions, calls } from '#contract/services'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** Calls of the appointment service about visits: holds, bookings, changes. */
export function createAppointmentApi(http: () => AxiosInstance) {
  return {
    /** Holds a slot for ten minutes. An earlier hold is renewed or released. */
    hold: (body: HoldRequest, { idempotencyKey }: { idempotencyKey: string }, signal?: AbortSignal) =>
      call<Hold>(http(), additions.hold, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Releases a held slot. */
    release: (holdId: string, holdToken: string, signal?: AbortSignal) =>
      call<null>(http(), additions.release, {
        params: { id: holdId },
        body: { hold_token: holdToken },
        signal,
        isEmpty: true,
      }),
    /** Books for a verified phone: a guest's by its token (C61), a patient's own by their session (C60). The same key again returns the same answer. */
    book: (
      body: GuestAppointmentRequest,
      { idempotencyKey, guestToken, language }: { idempotencyKey: string; guestToken?: string; language?: Language },
      signal?: AbortSignal,
    ) =>
      call<BookedAppointment>(http(), guestToken ? calls.bookAsGuest : calls.book, {
        body,
        headers: {
          ...keyHeader(idempotencyKey),
          ...(guestToken ? { [headers.guestToken]: guestToken } : {}),
          // A booking from the outbox is answered in the language it was made in.
          ...(language ? { 'Accept-Language': language } : {}),
        },
        signal,
      }),
    /** One appointment (C55); a guest opens it with the token returned by booking. */
    appointment: (id: string, { appointmentToken }: { appointmentToken?: string } = {}, signal?: AbortSignal) =>
      call<Appointment>(http(), calls.appointment, { params: { id }, signal, ...openedBy(appointmentToken) }),
    /** Cancels it (C56); idempotent. Throws `cancellation_fee_changed` with the fee, where it costs more than was shown. */
    cancel: (
      id: string,
      cancelling: Omit<CancelRequest, 'forcebookable'> = {},
      { appointmentToken }: { appointmentToken?: string } = {},
      signal?: AbortSignal,
    ) =>
      call<Appointment>(http(), calls.cancelAppointment, {
        params: { id },
        body: { ...cancelling, forcebookable: true } satisfies CancelRequest,
        signal,
        ...openedBy(appointmentToken),
      }),
    /** Gives the consent, or takes it back (C59); once for each key. */
    consent: (id: string, isGiven: boolean, by: OpenedOnce) =>
      call<Appointment>(http(), calls.giveConsent, {
        params: { id },
        body: { fg_consent: isGiven, forcebookable: true } satisfies ConsentRequest,
        headers: onceBy(by),
      }),
    /** Moves it to another start (C57); once for each key. Throws `price_changed` with the fee, where it is not the one that was shown. */
    reschedule: (id: string, move: Omit<RescheduleRequest, 'forcebookable'>, by: OpenedOnce) =>
      call<Appointment>(http(), calls.rescheduleAppointment, {
        params: { id },
        body: { ...move, forcebookable: true } satisfies RescheduleRequest,
        headers: onceBy(by),
      }),
    /** Asks to be told when an earlier time frees up, or not any more (C58); once for each key. */
    toggleEarlier: (id: string, wanted: boolean, by: OpenedOnce) =>
      call<Appointment>(http(), calls.toggleEarlierOffer, {
        params: { id },
        body: { wanted, forcebookable: true } satisfies ToggleEarlierRequest,
        headers: onceBy(by),
      }),
    /** Takes an earlier time that is offered, or leaves it; idempotent. Throws `price_changed` with the fee, where it is not the one that was shown. */
    answerEarlier: (
      id: string,
      answer: Omit<EarlierAnswerRequest, 'forcebookable'>,
      { appointmentToken }: { appointmentToken?: string } = {},
    ) =>
      call<Appointment>(http(), additions.answerEarlierOffer, {
        params: { id },
        body: { ...answer, forcebookable: true } satisfies EarlierAnswerRequest,
        ...openedBy(appointmentToken),
      }),
    /** The patient's visits ahead (C53), the soonest first; pages count from 1. */
    appointments: (page = 1, signal?: AbortSignal) =>
      call<AppointmentList>(http(), calls.appointments, { query: { page }, signal }),
    /** The patient's visits that are over or cancelled (C54), the latest first. */
    pastAppointments: (page = 1, signal?: AbortSignal) =>
      call<AppointmentList>(http(), calls.pastAppointments, { query: { page }, signal }),
    /** Exchanges the token of a link in a text message for one that opens its appointment. */
    open: (linkToken: string, signal?: AbortSignal) =>
      call<BookedAppointment>(http(), additions.openAppointment, {
        body: { link_token: linkToken } satisfies OpenAppointmentRequest,
        signal,
      }),
  }
}
export type AppointmentApi = ReturnType<typeof createAppointmentApi>

/** What opens an appointment, and the key by which a change of it is made once. */
type OpenedOnce = { appointmentToken?: string; idempotencyKey: string }

const onceBy = ({ appointmentToken, idempotencyKey }: OpenedOnce) => ({
  ...keyHeader(idempotencyKey),
  ...openedBy(appointmentToken).headers,
})

const openedBy = (appointmentToken: string | undefined): { headers?: Record<string, string> } =>
  appointmentToken ? { headers: { [headers.appointmentToken]: appointmentToken } } : {}
