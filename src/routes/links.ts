import type { Slot } from '#contract/availability'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { facilityTitles, titles } from './route-table.ts'
import { stringifySearch } from './search.ts'

/** Parts of a doctor's address; a hit or a detail has all of them. `title` only counts where it is one of the known words. */
export type DoctorAddress = { slug: string; speciality_slug: string; city_slug: string; title?: string }

/** What is booked: a slot, or the kind of visit alone, for which a time is chosen then; and whether for somebody whom the account does not know. */
type BookedKind = Pick<Slot, 'facility_id' | 'service_id' | 'consultation_type'> &
  Partial<Pick<Slot, 'start'>> & { isForOther?: boolean }

/** Criteria of a list of doctors, as in the address. */
export type ResultsAddress = Readonly<Partial<Record<ResultsKey, string>>>
type ResultsKey =
  | 'speciality'
  | 'city'
  | 'query'
  | 'language'
  | 'service'
  | 'area'
  | 'insurance'
  | 'plan'
  | 'fee'
  | 'facility'
  | 'gender'
  | 'visit'
  | 'page'
  | 'sort'
  | 'available'
  | 'near'
  | 'map'

/** Parts of a facility's address; a hit or a detail has all of them. */
export type ClinicAddress = { slug: string; city_slug: string; clinicType: string }

/** Criteria of a list of facilities, as in the address; `facilityTitle` is its first word (R16). */
export type ClinicsAddress = Readonly<Partial<Record<ClinicsKey, string>>>
type ClinicsKey =
  | 'facilityTitle'
  | 'facility_slug'
  | 'city'
  | 'speciality'
  | 'insurance'
  | 'query'
  | 'near'
  | 'page'
  | 'map'

export type Links = ReturnType<typeof createLinks>

/**
 * Addresses in the app, of the page's tenant and locale: mount path, locale, and `key` where the host does not name the tenant.
 */
export function createLinks({
  basePath,
  locale,
  keyInUrl,
  tenant,
}: Pick<AppContext, 'basePath' | 'locale' | 'keyInUrl' | 'tenant'>) {
  const under = (prefix: string, segments: string, search: Readonly<Record<string, string | undefined>> = {}) =>
    `${basePath}/${[prefix, segments].filter(Boolean).join('/')}${stringifySearch({ ...search, ...(keyInUrl ? { key: tenant } : {}) })}`
  const path = (segments: string, search?: Readonly<Record<string, string | undefined>>) =>
    under(locale.prefix, segments.replace(/^\/+/, ''), search)
  const word = locale.language === 'id' ? 'dokter' : 'doctor'
  const doctorPath = ({ title, speciality_slug, city_slug, slug }: DoctorAddress) =>
    [titles.find((known) => known === title) ?? word, speciality_slug, city_slug, slug]
      .map(encodeURIComponent)
      .join('/')

  return {
    /** Any address of this locale; `segments` without mount path and locale. */
    path,
    home: () => path(''),
    /** Doctors: speciality and city in the path where they are known, everything else in the query. */
    results({ speciality = '', city = '', ...rest }: ResultsAddress = {}) {
      if (isSlug(speciality) && isSlug(city)) return path(`${word}/${speciality}/${city}`, rest)
      if (isSlug(speciality)) return path(`${word}/${speciality}`, { city, ...rest })
      if (isSlug(city) && !speciality) return path(`${word}/city/${city}`, rest)
      return path('search/result', { speciality, city, ...rest })
    },
    doctor: (doctor: DoctorAddress) => path(doctorPath(doctor)),
    /** Doctors who speak a language, all of them or those of a speciality (R23). */
    speaking: (language: string, speciality = word) => path(`${speciality}/spoken-language/${language}`),
    /** Doctors who accept an insurance (R26). */
    insuredBy: (insurer: string) => path(`insurance/${insurer}`),
    /** Facilities: kind, city and one speciality in the path (R16, R18), everything else in the query. */
    clinics({ facilityTitle = 'clinic', city = '', speciality = '', ...rest }: ClinicsAddress = {}) {
      if (!isSlug(city)) return path(facilityTitle, { city, speciality, ...rest })
      return isSlug(speciality)
        ? path(`${facilityTitle}/city/${city}/${speciality}`, rest)
        : path(`${facilityTitle}/city/${city}`, { speciality, ...rest })
    },
    /** A facility's own page (R17), under the word for its kind. */
    clinic: ({ slug, city_slug, clinicType }: ClinicAddress) =>
      path(
        [facilityTitles.find((known) => known === clinicType) ?? 'clinic', city_slug, slug]
          .map(encodeURIComponent)
          .join('/'),
      ),
    /** Booking a doctor, at a time where one was chosen. */
    book: (doctor: DoctorAddress, visit?: BookedKind) =>
      path(
        `${doctorPath(doctor)}/appointment/book`,
        visit && {
          facility_id: visit.facility_id,
          service_id: visit.service_id,
          consultation_type: visit.consultation_type,
          start: visit.start,
          who: visit.isForOther ? 'other' : undefined,
        },
      ),
    /** A step of a booking in progress; the first one is the plain address. */
    bookingStep: (doctor: DoctorAddress, step: string) =>
      path(`${doctorPath(doctor)}/appointment/book`, step === 'time' ? {} : { step }),
    /** The payment of an appointment (R07); with `isNow` on to the provider at once. */
    payment: (doctor: DoctorAddress, appointment: string, isNow = false) =>
      path(`${doctorPath(doctor)}/appointment/payment`, { appointment, ...(isNow ? { now: '1' } : {}) }),
    /** An appointment by its id, or by its number (R15). */
    appointment: (name: string) => path(`appointment-detail/${encodeURIComponent(name)}`),
    /** The invoice of an appointment, by its id. */
    invoice: (id: string) => path(`appointment-detail/${encodeURIComponent(id)}/invoice`),
    /** The visit by video of an appointment, by its number (R30). */
    videoVisit: (number: string) => path(`appointment/session/${encodeURIComponent(number)}`),
    /** One of the signed-in patient's own appointments, within the dashboard (R13). */
    ownAppointment: (id: string) => path(`dashboard/appointments/${encodeURIComponent(id)}/detail`),
    confirmed: (appointmentId: string) => path(`appointment/${encodeURIComponent(appointmentId)}/confirmed`),
    /** The same page in another locale; `segments` without mount path and locale. */
    inLocale: (prefix: string, segments = '', search?: Readonly<Record<string, string | undefined>>) =>
      under(prefix, segments.replace(/^\/+/, ''), search),
    /** The tenant's shell of this locale, for the worker to cache. */
    shell: () => under('_shell', locale.prefix),
    /** An address without a locale, for example `maintenance`. */
    bare: (segments: string) => under('', segments),
  }
}

/** A single slug, not a list. */
const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text)

const made = new WeakMap<AppContext, Links>()

/** The links of the page's tenant and locale. */
export function useLinks(): Links {
  const app = useApp()
  const links = made.get(app) ?? createLinks(app)
  made.set(app, links)
  return links
}
