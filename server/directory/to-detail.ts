import type { DoctorHit, DoctorLocation, PractitionerDetail } from '#contract/directory'
import type { Language } from '#contract/locale'
import { careerIn } from './careers.ts'
import { insuranceDetail } from './insurance.ts'
import { nameIn, placeIn } from './names.ts'
import type { PractitionerRecord } from './rows.ts'
import type { Scope } from './visibility/scope.ts'
import { planIdsOf, toDoctorHit, type HitContext } from './to-doctor-hit.ts'

type Related = PractitionerDetail['related']

/** A practitioner's page (N14): the hit with its plain fields in the language of the request, and the English name beside them. */
export function toDetail(
  record: PractitionerRecord,
  context: HitContext,
  related: Related,
  scope: Scope,
  language: Language,
): PractitionerDetail {
  const hit = toDoctorHit(record, context)
  return {
    ...hit,
    ...localised(hit, language, context),
    en_fullName: hit.fullName,
    educations: careerIn(record.practitioner.educations, language),
    experiences: careerIn(record.practitioner.experiences, language),
    og_image: hit.profilePicture,
    services: servicesIn(hit, language),
    insurances_detail: insuranceDetail(planIdsOf(record), context.reference, scope, language),
    related,
  }
}

const servicesIn = (hit: DoctorHit, language: Language): string[] =>
  (language === 'ar' ? hit.arabic_services : language === 'id' ? hit.id_services : undefined) ?? hit.services

function localised(hit: DoctorHit, language: Language, context: HitContext): Partial<DoctorHit> {
  if (language === 'en') return {}
  const locations = hit.locations.map((location) => localisedLocation(location, language, context))
  if (language === 'id') {
    return {
      name: hit.id_fullName || hit.name,
      fullName: hit.id_fullName || hit.fullName,
      title: hit.id_title || hit.title,
      bio: hit.id_bio || hit.bio,
      speciality: hit.id_speciality || hit.speciality,
      locations,
    }
  }
  return {
    name: hit.arabic_fullName || hit.name,
    fullName: hit.arabic_fullName || hit.fullName,
    title: hit.arabic_title || hit.title,
    bio: hit.arabic_bio || hit.bio,
    speciality: hit.specialityArabic || hit.speciality,
    city: hit.arabic_city || hit.city,
    area: hit.arabic_area || hit.area,
    locations,
  }
}

function localisedLocation(
  location: DoctorLocation,
  language: 'ar' | 'id',
  { reference, facilities }: HitContext,
): DoctorLocation {
  const facility = facilities.get(Number(location.facility_id))!
  const named = {
    ...location,
    name: nameIn(facility, language),
    city: nameIn(reference.cities.get(facility.city_id)!, language),
  }
  const { address, area } = placeIn(facility, language)
  return { ...named, address, area, district: area }
}
