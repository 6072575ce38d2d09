import { alias } from 'drizzle-orm/pg-core'
import { facilities } from '#server/db/schema/facilities'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { patients } from '#server/db/schema/patients'
import { practitioners, services } from '#server/db/schema/practitioners'
import { cities, specialities } from '#server/db/schema/reference'

export const practitionerCity = alias(cities, 'practitioner_city')

/** The name in each language, of what has one. */
const namesOf = <
  Named extends
    | typeof services
    | typeof practitioners
    | typeof specialities
    | typeof facilities
    | typeof cities
    | typeof insurers,
>({
  nameEn,
  nameAr,
  nameId,
}: Named): Pick<Named, 'nameEn' | 'nameAr' | 'nameId'> => ({ nameEn, nameAr, nameId })

/**
 * What is told of the directory with an appointment, and who comes. No whole rows: a practitioner's life and a facility's opening hours are four
 * fifths of them, and every answer about a visit would read and carry them.
 */
export const directoryColumns = {
  service: { id: services.id, ...namesOf(services) },
  practitioner: {
    id: practitioners.id,
    slug: practitioners.slug,
    ...namesOf(practitioners),
    titleEn: practitioners.titleEn,
    titleAr: practitioners.titleAr,
    titleId: practitioners.titleId,
    photo: practitioners.photo,
    portraitSeed: practitioners.portraitSeed,
  },
  speciality: { slug: specialities.slug, ...namesOf(specialities) },
  facility: {
    id: facilities.id,
    slug: facilities.slug,
    ...namesOf(facilities),
    addressEn: facilities.addressEn,
    addressAr: facilities.addressAr,
    areaEn: facilities.areaEn,
    areaAr: facilities.areaAr,
    phone: facilities.phone,
    clinicType: facilities.clinicType,
    lat: facilities.lat,
    lng: facilities.lng,
  },
  city: { slug: cities.slug, ...namesOf(cities) },
  practitionerCity: { slug: practitionerCity.slug },
  patient: { firstName: patients.firstName, lastName: patients.lastName, phone: patients.phone },
  insurer: namesOf(insurers),
  plan: { name: insurancePlans.name },
}
