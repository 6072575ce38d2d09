import type { AxiosInstance } from 'axios'
import type {
  CategoryAvailability,
  DatesTimes,
  FacilityAvailability,
  NextAvailability,
  Times,
} from '#contract/availability'
import type { ConsultationOption, ConsultationType, PractitionerService } from '#contract/directory'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { call } from './call.ts'

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

/** Calls of the appointment service about free times, which public pages make as soon as they are interactive. */
export function createAvailabilityApi(http: () => AxiosInstance) {
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
  }
}
export type AvailabilityApi = ReturnType<typeof createAvailabilityApi>
