import type { ConsultationType, DoctorHit, DoctorLocation } from '#contract/directory'
import { isListed } from '#server/directory/visibility/conditions'
import { hoursOf, toDoctorHit, type HitContext } from '#server/directory/to-doctor-hit'
import type { PractitionerRecord } from '#server/directory/rows'
import { commonTenants } from '#server/directory/visibility/conditions'
import { isChoosing } from '#server/directory/visibility/scope'
import { atShownPlaces } from '#server/directory/visibility/shown-places'
import type { BusySpan } from '#server/directory/busy-span'
import { flagsOf, freeTimes, type WorkingHours } from '#server/directory/free-times'
import { relation, type IndexDefinition } from '../index-definition.ts'
import type { Viewer } from '../viewer.ts'
import { atBookableTimes, windowAtOf } from './at-bookable-times.ts'
import { atChosenPlaces } from './at-chosen-places.ts'
import { attributesOf } from './attributes.ts'
import { tenantColumn } from './tenant-column.ts'
import { doctorForViewer } from './without-hidden-insurers.ts'

/** A doctor, with what is searched but not shown. */
export type DoctorDocument = {
  hit: DoctorHit
  /** What doctors of the speciality are called, in every language: "dermatologists". */
  practitioners: readonly string[]
  /** Names of the city and of facilities beyond those in the hit. */
  places: readonly string[]
  /** The city in which the doctor is found: their own, if they have a place there. */
  city: Pick<DoctorHit, 'city' | 'city_slug' | 'arabic_city'>
  hours: readonly WorkingHours[]
  /** When the doctor is away, booked or held in the coming days. */
  busy: readonly BusySpan[]
  /** The first free time of the coming days, in epoch milliseconds. */
  soonest: number | undefined
  whitelabels: readonly string[]
  isBookable: boolean
  /** The time for which availability was computed. */
  asOf: Date
  /** Hit and hours for one tenant, where some tenant that lists the doctor does not show every place. */
  placesFor: ((tenant: string) => Pick<DoctorDocument, 'hit' | 'hours'>) | undefined
}

/** The document of a practitioner for the index. */
export function toDoctorDocument(record: PractitionerRecord, context: HitContext): DoctorDocument {
  const hit = toDoctorHit(record, context)
  const speciality = context.reference.specialities.get(record.practitioner.speciality_id)!
  const city = context.reference.cities.get(record.practitioner.city_id)!
  const hours = hoursOf(record, context)
  const busy = context.busy.get(record.practitioner.id) ?? []
  return {
    hit,
    practitioners: Object.values(speciality.practitioners),
    places: [
      city.name_id,
      ...hit.locations.flatMap((location) => [location.name, location.ar_name, location.id_name, location.area]),
    ],
    ...{ city: hit, hours, busy, asOf: context.now },
    soonest: freeTimes(hours, busy, record.practitioner.country_code, context.now).soonest,
    whitelabels: tenantColumn(commonTenants(record.practitioner.whitelabels, speciality.whitelabels)),
    isBookable: isBookable(hit),
    placesFor: hasHiddenPlaces(record, context) ? (tenant) => narrowed(record, context, tenant) : undefined,
  }
}

function hasHiddenPlaces({ practitioner, locations }: PractitionerRecord, { facilities }: HitContext): boolean {
  return locations.some(({ facility_id }) => {
    const shownBy = facilities.get(facility_id)?.whitelabels ?? []
    if (shownBy.length === 0) return false
    return practitioner.whitelabels.length === 0 || practitioner.whitelabels.some((tenant) => !shownBy.includes(tenant))
  })
}

/** Lowest fee of one consultation type. */
const lowestFee =
  (type: ConsultationType) =>
  ({ hit }: DoctorDocument): number | undefined =>
    hit.service_fees.find(({ consultation_type }) => consultation_type === type)?.fee

const isBookable = ({ locations, service_fees }: DoctorHit): boolean =>
  locations.some((location) => location.is_available) && service_fees.length > 0

function narrowed(record: PractitionerRecord, context: HitContext, tenant: string) {
  const shown = atShownPlaces(record, context.facilities, context.reference, { tenant })
  return { hit: toDoctorHit(shown, context), hours: hoursOf(shown, context) }
}

/** A doctor at the places where the tenant's patients are seen and the times that they can book; undefined where there is no place. */
export function doctorAtPlaces(document: DoctorDocument, viewer: Viewer): DoctorDocument | undefined {
  const own = document.placesFor?.(viewer.tenant) ?? document
  const hit = isChoosing(viewer) ? atChosenPlaces(own.hit, viewer) : own.hit
  if (!hit) return undefined
  if (hit === document.hit) return atBookableTimes(document, viewer)
  const isHere = ({ facility_id }: WorkingHours) => hit.facility_ids.includes(String(facility_id))
  const hours = hit === own.hit ? own.hours : own.hours.filter(isHere)
  const free = freeTimes(hours, document.busy, hit.countryCode, document.asOf, windowAtOf(viewer))
  return {
    ...document,
    ...{ hit: { ...hit, ...flagsOf(free) }, hours, soonest: free.soonest },
    ...{ city: cityOf(hit, viewer), isBookable: isBookable(hit) },
  }
}

/** Their own city, or that of the first of these places where none is in it. */
function cityOf(hit: DoctorHit, { names }: Viewer): DoctorDocument['city'] {
  const { locations } = hit
  const [first] = locations
  if (!first || locations.some(({ city_slug }) => city_slug === hit.city_slug)) return hit
  const { city, city_slug } = first
  return { city, city_slug, arabic_city: names.arabicCities.get(city_slug) ?? '' }
}

const hitOf = ({ hit }: DoctorDocument) => hit

/** How doctors are searched: by name, then by what they treat, then by title and topics, then by place. */
export const doctorDefinition: IndexDefinition<DoctorDocument> = {
  hit: ({ hit }, viewer) => (viewer ? doctorForViewer(hit, viewer) : hit),
  seenBy: doctorAtPlaces,
  isPublished: ({ hit }) => isListed(hit),
  searched: [
    {
      fullName: ({ hit }) => hit.fullName,
      arabic_fullName: ({ hit }) => hit.arabic_fullName,
      id_fullName: ({ hit }) => hit.id_fullName,
    },
    {
      speciality: ({ hit }) => hit.speciality,
      specialityArabic: ({ hit }) => hit.specialityArabic,
      id_speciality: ({ hit }) => hit.id_speciality,
      searchSpec: ({ hit }) => hit.searchSpec,
      practitioners: ({ practitioners }) => practitioners,
    },
    {
      title: ({ hit }) => hit.title,
      arabic_title: ({ hit }) => hit.arabic_title,
      id_title: ({ hit }) => hit.id_title,
      services: ({ hit }) => hit.services,
      arabic_services: ({ hit }) => hit.arabic_services,
      id_services: ({ hit }) => hit.id_services,
    },
    {
      city: ({ hit }) => hit.city,
      arabic_city: ({ hit }) => hit.arabic_city,
      area: ({ hit }) => hit.area,
      arabic_area: ({ hit }) => hit.arabic_area,
      locations: ({ places }) => places,
    },
  ],
  ignoredWords: new Set(
    'dr doctor doctors prof professor practitioner practitioners dokter praktisi in at di near the د دكتور دكتوره الدكتور الدكتوره طبيب في'.split(
      ' ',
    ),
  ),
  columns: {
    ...attributesOf(hitOf, [
      'gender',
      'countryCode',
      'country_name',
      'area',
      'arabic_area',
      'district',
      'speciality',
      'speciality_slug',
      'specialityArabic',
      'id_speciality',
      'searchSpec',
      'languages',
      'services',
      'insurances',
      'insurance_plans',
      'fee',
      'fees',
      'currency_symbol',
      'fg_online',
      'fg_homecare',
      'fg_available_today',
      'fg_available_weekday',
      'fg_available_weekend',
      'published',
      'fg_test',
      'verified',
      'registered',
      'plan',
      'idx',
      'years_of_experience',
      'campaign_ids',
      'facility_ids',
    ]),
    ...attributesOf(({ city }: DoctorDocument) => city, ['city', 'city_slug', 'arabic_city']),
    areas: ({ hit }) => hit.locations.map(({ area }) => area),
    fg_clinic: ({ hit }) => hit.service_fees.some(({ consultation_type }) => consultation_type === 'clinic'),
    fg_bookable: ({ isBookable }) => isBookable,
  },
  identifiers: attributesOf(hitOf, ['objectID', 'id', 'unique_id', 'slug']),
  ownColumns: { whitelabels: ({ whitelabels }) => whitelabels },
  nested: {
    locations: relation(({ hit }) => hit.locations, {
      ...attributesOf(
        (location: DoctorLocation) => location,
        [
          'facility_id',
          'name',
          'slug',
          'fg_callable',
          'practitioner_plan_id',
          'is_available',
          'area',
          'district',
          'city',
          'city_slug',
          'network_ids',
          'plan',
          'clinicType',
        ],
      ),
      insurers: ({ insuranceLocal }) => insuranceLocal.map(({ id }) => id),
    }),
    service_fees: relation(
      ({ hit }) => hit.service_fees,
      attributesOf(
        (fee: DoctorHit['service_fees'][number]) => fee,
        ['consultation_type', 'facility_id', 'fee', 'currency_symbol'],
      ),
    ),
    hours: relation(({ hours }) => hours, {
      zone: ({ zone }) => zone,
      weekday: ({ weekdays }) => weekdays,
      from: ({ from }) => from,
      to: ({ to }) => to,
    }),
  },
  points: ({ hit }) => hit._geoloc,
  rank: ({ hit }) => [-hit.plan, hit.verified ? 0 : 1, hit.idx],
  orders: {
    // Without a fee or a free time a doctor cannot be compared by it and comes last.
    fee: ({ hit }) => hit.fee || undefined,
    fee_clinic: lowestFee('clinic'),
    fee_homecare: lowestFee('homecare'),
    fee_telemedicine: lowestFee('telemedicine'),
    soonest: ({ soonest }) => soonest && soonest / 60_000,
  },
  highlighted: [
    'fullName',
    'arabic_fullName',
    'id_fullName',
    'title',
    'arabic_title',
    'id_title',
    'speciality',
    'specialityArabic',
    'id_speciality',
    'services',
    'city',
    'arabic_city',
    'area',
    'arabic_area',
  ],
  daily: {
    attributes: ['fg_available_today', 'fg_available_weekday', 'fg_available_weekend'],
    update(document, now) {
      const free = freeTimes(document.hours, document.busy, document.hit.countryCode, now)
      Object.assign(document.hit, flagsOf(free))
      document.soonest = free.soonest
      document.asOf = now
    },
  },
}
