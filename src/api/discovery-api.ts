import type { AxiosInstance } from 'axios'
import type {
  DoctorHit,
  FooterLinks,
  InsuranceHit,
  InsuranceOption,
  InsurancePlan,
  PractitionerDetail,
} from '#contract/directory'
import type {
  ClinicProfile,
  FacilityDetail,
  FacilityFaq,
  FacilityJob,
  FacilityReviews,
  Paged,
} from '#contract/facility'
import type { Country, Language } from '#contract/locale'
import { Problem } from '#contract/problem'
import { additions, calls } from '#contract/services'
import type { City } from '#contract/tenant'
import { call, callWhole } from './call.ts'
import { localiseDoctor, localiseFacility, type LocalisedDoctor, type LocalisedFacility } from './search/localised.ts'
import { withSupportedId } from './search/supported-id.ts'

export type FooterPlace = { country_code: string; speciality?: string; city?: string; url?: string }
export type Pages = { page?: number; per_page?: number }
/** A clinic's page with its lists in one language. */
export type LocalisedClinic = Omit<ClinicProfile, 'doctors' | 'recommendations'> & {
  doctors: { data: LocalisedDoctor[]; total: number }
  recommendations: { data: LocalisedFacility[] }
}

/** Calls of the discovery service: practitioners and facilities in full, and the lists that a search starts from. */
export function createDiscoveryApi(http: () => AxiosInstance, language: Language, country?: Country) {
  const localise = (detail: PractitionerDetail) => localiseDoctor(detail, language)
  const doctorIn = (hit: DoctorHit) => withSupportedId(localiseDoctor(hit, language), country)
  return {
    /** A practitioner by the last segment of their address (C75). */
    practitioner: ({ slug, country }: { slug: string; country: string }, signal?: AbortSignal) =>
      call<PractitionerDetail>(http(), calls.practitioners, { query: { slug, country_code: country }, signal }).then(
        localise,
      ),
    /** A practitioner by directory id, or by the unique id of a hit of another country (C74, S30). */
    practitionerById: (id: string, signal?: AbortSignal) =>
      call<PractitionerDetail>(http(), calls.practitioner, { params: { id }, signal }).then(localise),
    /** Links to related pages of the directory, all or the first few (C76). */
    footer: (query: FooterPlace, form: 'whole' | 'compact' = 'whole', signal?: AbortSignal) =>
      call<FooterLinks>(http(), form === 'whole' ? calls.footer : calls.compactFooter, { query, signal }),

    /** A facility by the last segment of its address, with its doctors unless they are skipped (C77). */
    facility: (
      { slug, country, skipPractitioner = false }: { slug: string; country: string; skipPractitioner?: boolean },
      signal?: AbortSignal,
    ) =>
      call<FacilityDetail>(http(), calls.facilities, {
        query: { slug, country_code: country, ...(skipPractitioner ? { skip_practitioner: true } : {}) },
        signal,
      }),
    /** A facility by id (C78). */
    facilityById: (id: string, signal?: AbortSignal) =>
      call<FacilityDetail>(http(), calls.facility, { params: { id }, signal }),
    /** A clinic's page by its id, or by the last segment of its address in a country (C86). */
    async clinic({ id, country }: { id: string; country?: string }, signal?: AbortSignal): Promise<LocalisedClinic> {
      const answer = await callWhole<ClinicProfile>(http(), calls.clinicProfile, {
        params: { id },
        query: country ? { country_code: country } : {},
        signal,
        parts: ['data', 'doctors', 'recommendations'],
      })
      const { doctors, recommendations } = answer
      return {
        ...answer,
        doctors: { ...doctors, data: doctors.data.map(doctorIn) },
        recommendations: { data: recommendations.data.map((hit) => localiseFacility(hit, language)) },
      }
    },
    /** Questions of patients to a facility, with answers (C79). */
    facilityFaqs: (id: string, query: Pages = {}, signal?: AbortSignal) =>
      call<Paged<FacilityFaq>>(http(), calls.facilityFaqs, { params: { id }, query, signal }),
    /** Open positions of a facility (C79). */
    facilityJobs: (id: string, query: Pages = {}, signal?: AbortSignal) =>
      call<Paged<FacilityJob>>(http(), calls.facilityJobs, { params: { id }, query, signal }),
    /** Reviews of a facility, the newest first (C79). */
    facilityReviews: (id: string, query: Pages = {}, signal?: AbortSignal) =>
      call<FacilityReviews>(http(), calls.facilityReviews, { params: { id }, query, signal }),
    /** Asks a clinic to open online booking; only where its profile has a poke link. */
    poke: (id: string, signal?: AbortSignal) =>
      call<{ asked: true }>(http(), additions.poke, { params: { id }, signal }),
    /** The doctors of some facilities, the best ranked first (C85). */
    doctorsAt: (facilityIds: readonly string[], query: Pages = {}, signal?: AbortSignal) =>
      call<DoctorHit[]>(http(), calls.doctorsOfFacility, {
        query: { facility_id: facilityIds.join(','), ...query },
        signal,
      }).then((hits) => hits.map(doctorIn)),

    /** Cities of a country with their areas (C81). */
    cities: (query: { country_code: string }, signal?: AbortSignal) =>
      call<City[]>(http(), calls.cities, { query, signal }).catch(asListFailure),
    /** Insurers with their plans (C82). */
    insurances: (signal?: AbortSignal) => call<InsuranceHit[]>(http(), calls.insurers, { signal }).catch(asListFailure),
    /** Insurers as options whose plans are options too, filtered by name (C83). */
    insuranceOptions: (
      query: { insurance_name?: string; insurance_plan?: string; country_code?: string } = {},
      signal?: AbortSignal,
    ) => call<InsuranceOption[]>(http(), calls.insurance, { query, signal }).catch(asListFailure),
    /** A plan with its insurer (C84). */
    plan: (id: string, signal?: AbortSignal) =>
      call<InsurancePlan>(http(), calls.insurancePlan, { params: { id }, signal }),
    /** Names of plans, "insurance_name - plan", in the order of the ids; plans that no longer exist are left out (C84). */
    async planNames(ids: readonly string[], signal?: AbortSignal): Promise<string[]> {
      const found = await Promise.all(
        ids.map((id) =>
          call<InsurancePlan>(http(), calls.insurancePlan, { params: { id }, signal }).catch(nothingThere),
        ),
      )
      return found.flatMap((plan) => (plan ? [`${plan.insurance_name} - ${plan.name}`] : []))
    },
  }
}
export type DiscoveryApi = ReturnType<typeof createDiscoveryApi>

/** The failure of a list has the message of the specification (E11); a cancellation stays one. */
function asListFailure(reason: unknown): never {
  if (!(reason instanceof Problem)) throw reason
  const { code, status, fields, details } = reason
  throw new Problem(code, {
    message: 'Error processing request',
    fields,
    details,
    cause: reason,
    ...(status === undefined ? {} : { status }),
  })
}

function nothingThere(reason: unknown): undefined {
  if (reason instanceof Problem && reason.code === 'not_found') return undefined
  throw reason
}
