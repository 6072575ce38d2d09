import type { DemoCountry } from './countries.ts'
import type { DemoFacility } from './facilities.ts'
import type { CityOfDirectory } from './places/cities.ts'
import type { Random } from './random.ts'
import type { DemoSpeciality } from './specialities/speciality.ts'
import type { Grade } from './titles.ts'
import { leaveOf, rulesOf, type DemoRule } from './working-hours.ts'

export type DemoLocation = {
  practitionerId: number
  facilityId: number
  position: number
  fgCallable: boolean
  planIds: number[]
}
export type DemoService = {
  id: number
  practitionerId: number
  facilityId: number
  nameEn: string
  nameAr: string
  nameId: string
  consultationType: string
  durationMinutes: number
  fee: number
  currency: string
}

/** Where, how, when and for how much a practitioner can be seen. */
export type Practice = {
  facilities: DemoFacility[]
  locations: DemoLocation[]
  services: DemoService[]
  rules: DemoRule[]
  leave: { practitionerId: number; during: string }[]
}

type Person = {
  id: number
  city: CityOfDirectory
  speciality: DemoSpeciality
  grade: Grade
  facilities: DemoFacility[]
}

/** Places, services, hours and fees of a practitioner. */
export function practiceOf(random: Random, person: Person): Practice {
  const { id, facilities } = person
  const has = {
    telemedicine: random.chance(0.42),
    homecare: random.chance(hasHomeVisits(person.speciality) ? 0.3 : 0.04),
  }
  return {
    facilities,
    locations: facilities.map((facility, position) => ({
      practitionerId: id,
      facilityId: facility.id,
      position,
      fgCallable: random.chance(0.8),
      planIds: facility.planIds.filter(() => random.chance(0.85)),
    })),
    services: facilities.flatMap((facility, index) => servicesAt(random, person, facility, index === 0, has)),
    rules: rulesOf(random, person, has),
    leave: leaveOf(random, id),
  }
}

const hasHomeVisits = ({ slug }: DemoSpeciality): boolean =>
  ['general-practice', 'family-medicine', 'physiotherapy', 'paediatrics', 'internal-medicine', 'nutrition'].includes(
    slug,
  )

function servicesAt(
  random: Random,
  { id, city, speciality, grade }: Person,
  facility: DemoFacility,
  isFirst: boolean,
  has: { telemedicine: boolean; homecare: boolean },
): DemoService[] {
  const base = ordinaryFee[city.countryCode] * speciality.feeFactor * gradeFactor[grade] * (0.85 + random.next() * 0.4)
  const service = (
    words: readonly [string, string, string],
    consultationType: string,
    durationMinutes: number,
    factor: number,
  ) => ({
    id: 0,
    practitionerId: id,
    facilityId: facility.id,
    nameEn: words[0],
    nameAr: words[1],
    nameId: words[2],
    consultationType,
    durationMinutes,
    fee: rounded(base * factor, city.countryCode),
    currency: currencies[city.countryCode],
  })
  return [
    service(['Consultation', 'استشارة', 'Konsultasi'], 'clinic', random.pick([15, 20, 20, 30]), 1),
    ...(isFirst && random.chance(0.55) ? [service(speciality.visit, 'clinic', 30, 1.3)] : []),
    // Video and home visits belong to the first location: their times are in its zone.
    ...(isFirst && has.telemedicine
      ? [service(['Video visit', 'زيارة بالفيديو', 'Konsultasi video'], 'telemedicine', random.pick([15, 20]), 0.7)]
      : []),
    ...(isFirst && has.homecare
      ? [service(['Home visit', 'زيارة منزلية', 'Kunjungan rumah'], 'homecare', 30, 1.8)]
      : []),
  ]
}

/** Usual fee of a specialist, in the currency's main unit. */
const ordinaryFee: Record<DemoCountry, number> = { ae: 320, sa: 260, id: 300_000 }
const currencies: Record<DemoCountry, string> = { ae: 'AED', sa: 'SAR', id: 'IDR' }
const gradeFactor: Record<Grade, number> = { plain: 0.9, senior: 1.1, specialist: 1, consultant: 1.5 }

function rounded(fee: number, country: DemoCountry): number {
  const step = country === 'id' ? 10_000 : 10
  return Math.max(step, Math.round(fee / step) * step)
}
