import { type AxiosInstance } from 'axios'
import type { InsuranceHit, PractitionerDetail } from '#contract/directory'
import type { Language } from '#contract/locale'
import { calls } from '#contract/services'
import type { City } from '#contract/tenant'
import { call } from './call.ts'
import { localiseDoctor } from './search/localised.ts'

/** The discovery service: one practitioner in full, and the lists that searching starts from. */
export function createDiscoveryApi(http: () => AxiosInstance, language: Language) {
  const localise = (detail: PractitionerDetail) => localiseDoctor(detail, language)
  return {
    /** A practitioner by the last segment of their address (C75). */
    practitioner: ({ slug, country }: { slug: string; country: string }, signal?: AbortSignal) =>
      call<PractitionerDetail>(http(), calls.C75, { query: { slug, country_code: country }, signal }).then(localise),
    /** A practitioner by directory id (C74). */
    practitionerById: (id: string, signal?: AbortSignal) =>
      call<PractitionerDetail>(http(), calls.C74, { params: { id }, signal }).then(localise),
    /** Cities of a country (C81). */
    cities: (query: { country_code: string }, signal?: AbortSignal) =>
      call<City[]>(http(), calls.C81, { query, signal }),
    /** Insurers with their plans (C82). */
    insurances: (signal?: AbortSignal) => call<InsuranceHit[]>(http(), calls.C82, { signal }),
  }
}
export type DiscoveryApi = ReturnType<typeof createDiscoveryApi>
