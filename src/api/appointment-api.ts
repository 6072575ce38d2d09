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
import type {
  CategoryAvailability,
  DatesTimes,
  FacilityAvailability,
  Hold,
  HoldRequest,
  NextAvailability,
  Times,
} from '#contract/availability'
import type { ConsultationOption, ConsultationType, PractitionerService } from '#contract/directory'
import type { EarlierAnswerRequest, ToggleEarlierRequest } from '#contract/earlier-offer'
import { headers } from '#contract/headers'
import type { Language } from '#contract/locale'
import { additions, calls } from '#contract/services'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** Filters of a practitioner's free times: one service at one facility, from a day on. */
export type DatesTimesQuery = {
  facility_id: string
  service_id: string
  consultation_type: ConsultationType
  /** First calendar day at the facility, `YYYY-MM-DD`; today there when absent. */
  from?: string
  days?: number
  /** Token of the caller's own hold, or its holder key, so that the hold does not hide its time. */
  holdToken?: string | undefined
}
export type TimesQuery = Omit<DatesTimesQuery, 'from' | 'days'> & { date: string }
export type ServicesQuery = { facility_id?: string; consultation_type?: ConsultationType; with_next_availability?: 1 }
export type NextAvailabilityQuery = {
  ids: readonly string[]
  date?: string
  consultation_type?: ConsultationType
  /** In the currency's main unit: only times of visits in this range. */
  min_fee?: number
  max_fee?: number
  /** Only the cheapest offers of each practitioner. */
  lowest_fee?: 1
  limit?: number
}
export type FacilityAvailabilityQuery = {
  ids: readonly string[]
  /** Slugs; only practitioners who treat one of them. */
  specialities?: readonly string[]
  consultation_type?: ConsultationType
  limit?: number
}
export type CategoryAvailabilityQuery = {
  ids: readonly string[]
  country: string
  city?: string
  consultation_type?: ConsultationType
  date?: string
  limit?: number
}

/** Calls of the appointment service: free times, holds, bookings. */
export function createAppointmentApi(http: () => AxiosInstance) {
  return {
    /** Services of a practitioner, with place and fee (C49). */
    services: (practitionerId: string, query: ServicesQuery = {}, signal?: AbortSignal) =>
      call<PractitionerService[]>(http(), calls.services, { params: { id: practitionerId }, query, signal }),
    /** Free starts by day (C50). */
    datesTimes: (practitionerId: string, { holdToken, ...query }: DatesTimesQuery, signal?: AbortSignal) =>
      call<DatesTimes>(http(), calls.datesAndTimes, {
        params: { id: practitionerId },
        query,
        signal,
        ...(holdToken ? { headers: { [headers.holdToken]: holdToken } } : {}),
      }),
    /** Free starts of one day (C51). */
    times: (practitionerId: string, { holdToken, ...query }: TimesQuery, signal?: AbortSignal) =>
      call<Times>(http(), calls.times, {
        params: { id: practitionerId },
        query,
        signal,
        ...(holdToken ? { headers: { [headers.holdToken]: holdToken } } : {}),
      }),
    /** Consultation types of a practitioner (C52). */
    consultationTypes: (practitionerId: string, query: { facility_id?: string } = {}, signal?: AbortSignal) =>
      call<ConsultationOption[]>(http(), calls.consultationTypes, { params: { id: practitionerId }, query, signal }),
    /** The next free slots of several practitioners in one call (C62). */
    nextAvailability: ({ ids, ...query }: NextAvailabilityQuery, signal?: AbortSignal) =>
      call<NextAvailability[]>(http(), calls.nextTimes, { query: { ids: ids.join(','), ...query }, signal }),
    /** The next free slots of several specialities in a place (C63); `ids` are their slugs. */
    categoryAvailability: ({ ids, ...query }: CategoryAvailabilityQuery, signal?: AbortSignal) =>
      call<CategoryAvailability[]>(http(), calls.nextTimesOfSpecialities, {
        query: { ids: ids.join(','), ...query },
        signal,
      }),
    /** The next free slots at several facilities in one call, with their practitioners. */
    nextAtFacilities: ({ ids, specialities = [], ...query }: FacilityAvailabilityQuery, signal?: AbortSignal) =>
      call<FacilityAvailability[]>(http(), additions.nextAtFacilities, {
        query: {
          ids: ids.join(','),
          ...(specialities.length > 0 ? { speciality: specialities.join(',') } : {}),
          ...query,
        },
        signal,
      }),
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
