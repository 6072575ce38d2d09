import type { AxiosInstance } from 'axios'
import type {
  Appointment,
  BookedAppointment,
  CancelRequest,
  GuestAppointmentRequest,
  OpenAppointmentRequest,
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
import { headers } from '#contract/headers'
import type { Language } from '#contract/locale'
import { additions, calls } from '#contract/services'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** Which of a practitioner's free times: one service at one facility, from a day on. */
export type DatesTimesQuery = {
  facility_id: string
  service_id: string
  consultation_type: ConsultationType
  /** First calendar day at the facility, `YYYY-MM-DD`; today there when absent. */
  from?: string
  days?: number
  /** Token of one's own hold, or the key one holds with, so that it does not hide its time. */
  holdToken?: string | undefined
}
export type TimesQuery = Omit<DatesTimesQuery, 'from' | 'days'> & { date: string }
export type ServicesQuery = { facility_id?: string; consultation_type?: ConsultationType; with_next_availability?: 1 }
export type NextAvailabilityQuery = {
  ids: readonly string[]
  date?: string
  consultation_type?: ConsultationType
  /** In the currency's unit: times of visits that cost as much. */
  min_fee?: number
  max_fee?: number
  /** Only what costs least with each. */
  lowest_fee?: 1
  limit?: number
}
export type FacilityAvailabilityQuery = {
  ids: readonly string[]
  /** Slugs; those who treat one of them. */
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

/** The appointment service: what is free, holding it, booking it. */
export function createAppointmentApi(http: () => AxiosInstance) {
  return {
    /** What a practitioner offers, where and for how much (C49). */
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
    /** The ways to be seen (C52). */
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
    /** The next free slots at several facilities in one call, and with whom. */
    nextAtFacilities: ({ ids, specialities = [], ...query }: FacilityAvailabilityQuery, signal?: AbortSignal) =>
      call<FacilityAvailability[]>(http(), additions.nextAtFacilities, {
        query: {
          ids: ids.join(','),
          ...(specialities.length > 0 ? { speciality: specialities.join(',') } : {}),
          ...query,
        },
        signal,
      }),
    /** Keeps a slot for ten minutes. With an earlier hold, that one is renewed or let go. */
    hold: (body: HoldRequest, { idempotencyKey }: { idempotencyKey: string }, signal?: AbortSignal) =>
      call<Hold>(http(), additions.hold, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Lets a held slot go. */
    release: (holdId: string, holdToken: string, signal?: AbortSignal) =>
      call<null>(http(), additions.release, {
        params: { id: holdId },
        body: { hold_token: holdToken },
        signal,
        isEmpty: true,
      }),
    /** Books as a guest whose phone is proven (C61). The same key again gives the same answer. */
    bookAsGuest: (
      body: GuestAppointmentRequest,
      { idempotencyKey, guestToken, language }: { idempotencyKey: string; guestToken: string; language?: Language },
      signal?: AbortSignal,
    ) =>
      call<BookedAppointment>(http(), calls.bookAsGuest, {
        body,
        headers: {
          ...keyHeader(idempotencyKey),
          [headers.guestToken]: guestToken,
          // A booking that was kept is answered in the language it was made in.
          ...(language ? { 'Accept-Language': language } : {}),
        },
        signal,
      }),
    /** One appointment (C55); a guest opens it with the token that booking gave. */
    appointment: (id: string, { appointmentToken }: { appointmentToken?: string } = {}, signal?: AbortSignal) =>
      call<Appointment>(http(), calls.appointment, { params: { id }, signal, ...openedBy(appointmentToken) }),
    /** Cancels it (C56); done again it changes nothing. */
    cancel: (id: string, { appointmentToken }: { appointmentToken?: string } = {}, signal?: AbortSignal) =>
      call<Appointment>(http(), calls.cancelAppointment, {
        params: { id },
        body: { forcebookable: true } satisfies CancelRequest,
        signal,
        ...openedBy(appointmentToken),
      }),
    /** Trades the token of a link that was texted for one that opens its appointment. */
    open: (linkToken: string, signal?: AbortSignal) =>
      call<BookedAppointment>(http(), additions.openAppointment, {
        body: { link_token: linkToken } satisfies OpenAppointmentRequest,
        signal,
      }),
  }
}
export type AppointmentApi = ReturnType<typeof createAppointmentApi>

const openedBy = (appointmentToken: string | undefined) =>
  appointmentToken ? { headers: { [headers.appointmentToken]: appointmentToken } } : {}
