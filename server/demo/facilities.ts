import type { Amenities, OpeningHours } from '../db/schema/facilities.ts'
import type { DemoCountry } from './countries.ts'
import { demoInsurers } from './insurers.ts'
import { demoCities, type CityOfDirectory } from './places/cities.ts'
import type { Area } from './places/city.ts'
import { amenitiesOf } from './facility-amenities.ts'
import { facilityKinds, facilityName } from './facility-names.ts'
import { pageOf } from './facility-page.ts'
import { createRandom, type Random } from './random.ts'
import { rummanFacilities } from './rumman.ts'
import { slugify } from './slugs.ts'

export type DemoFacility = {
  id: number
  uniqueId: string
  slug: string
  nameEn: string
  nameAr: string
  nameId: string
  clinicType: string
  countryCode: DemoCountry
  cityId: number
  areaEn: string
  areaAr: string
  addressEn: string
  addressAr: string
  lat: number
  lng: number
  phone: string
  openingHours: OpeningHours
  amenities: Amenities
  paymentMethods: { cash: boolean; cheque: boolean; credit_card: boolean }
  photos: string[]
  logo: string
  member: boolean
  planIds: number[]
  plan: number
  published: boolean
  fgTest: boolean
  campaignIds: string[]
  whitelabels: string[]
  updatedAt: string
}

/** The demo's facilities: those of the hospital group first, then about one for every twelve practitioners. */
export function makeFacilities(random: Random, practitioners: number): DemoFacility[] {
  const takenSlugs = new Set<string>()
  const wanted = Math.max(demoCities.length * 2, Math.round(practitioners / 12))
  const facilities = rummanFacilities.map((rumman, index) =>
    facility(random, takenSlugs, index + 1, cityOf(rumman.citySlug), rumman),
  )
  for (const city of demoCities) {
    const share = city.weight / totalWeight(city.countryCode)
    const count = Math.max(2, Math.round(wanted * shareOf[city.countryCode] * share))
    for (let left = count; left > 0; left -= 1)
      facilities.push(facility(random, takenSlugs, facilities.length + 1, city))
  }
  return facilities
}

/** Facilities that are listed and take no bookings: some in every city, without practitioners. */
export function makeListedOnly(members: readonly DemoFacility[]): DemoFacility[] {
  const random = createRandom(members.length)
  const takenSlugs = new Set(members.map(({ slug }) => slug))
  const places = demoCities.flatMap((city) => {
    const here = members.filter(({ cityId }) => cityId === city.id).length
    return Array.from({ length: Math.ceil(here / 16) }, () => city)
  })
  return places.map((city, index) => ({
    ...facility(random, takenSlugs, members.length + 1 + index, city),
    member: false,
    published: true,
    fgTest: false,
    plan: 1,
  }))
}

const shareOf: Record<DemoCountry, number> = { ae: 0.42, sa: 0.32, id: 0.26 }

const totalWeight = (country: DemoCountry): number =>
  demoCities.reduce((sum, city) => sum + (city.countryCode === country ? city.weight : 0), 0)

const cityOf = (slug: string): CityOfDirectory => demoCities.find((city) => city.slug === slug)!

function facility(
  random: Random,
  takenSlugs: Set<string>,
  id: number,
  city: CityOfDirectory,
  rumman?: (typeof rummanFacilities)[number],
): DemoFacility {
  const area = rumman
    ? (city.areas.find(([latin]) => latin === rumman.area) ?? city.areas[0]!)
    : random.pick(city.areas)
  const kind = rumman ? facilityKinds.find(({ type }) => type === rumman.clinicType)! : random.weighted(facilityKinds)
  const names = rumman ?? facilityName(random, city.countryCode, kind, area)
  const planIds = plansAccepted(random, city.countryCode, Boolean(rumman))
  return {
    id,
    uniqueId: random.uuid(),
    slug: slugify(`${names.nameEn} ${city.slug}`, takenSlugs),
    nameEn: names.nameEn,
    nameAr: names.nameAr,
    nameId: names.nameId,
    clinicType: kind.type,
    countryCode: city.countryCode,
    cityId: city.id,
    areaEn: area[0],
    areaAr: area[1],
    ...address(random, city, area),
    // Within about 900 m of the middle of the area.
    lat: round(area[2] + (random.next() - 0.5) * 0.014),
    lng: round(area[3] + (random.next() - 0.5) * 0.014),
    phone: phone(random, city.countryCode),
    openingHours: openingHours(random, city.countryCode, kind.type),
    amenities: amenitiesOf(random),
    paymentMethods: { cash: true, cheque: random.chance(0.2), credit_card: random.chance(0.95) },
    ...pageOf(id, kind.type),
    member: true,
    planIds,
    plan: rumman
      ? 2
      : random.weighted([
          { plan: 1, weight: 60 },
          { plan: 2, weight: 36 },
          { plan: 0, weight: 4 },
        ]).plan,
    published: Boolean(rumman) || !random.chance(0.01),
    fgTest: !rumman && random.chance(0.01),
    campaignIds: random.chance(0.06) ? ['checkup-month'] : [],
    whitelabels: tenantsShowing(planIds, Boolean(rumman)),
  }
}

/**
 * Tenants that show an entry; an empty list means every one. The hospital group's facilities are shown by all; the insurer
 * shows those that take its plans as well, and the default tenant everything.
 */
export function tenantsShowing(planIds: readonly number[], isRumman: boolean): string[] {
  if (isRumman) return []
  return planIds.some((id) => sadeemPlanIds.has(id)) ? ['patientweb', 'insurer'] : ['patientweb']
}

const sadeemPlanIds = new Set(demoInsurers.find(({ slug }) => slug === 'sadeem')!.plans.map(({ id }) => id))

function plansAccepted(random: Random, country: DemoCountry, isRumman: boolean): number[] {
  const here = demoInsurers.filter(({ countryCodes }) => countryCodes.includes(country))
  return here
    .filter(({ weight }) => isRumman || random.chance(weight / 100))
    .flatMap(({ plans }) => (isRumman ? plans : random.some(plans, random.integer(1, plans.length))))
    .map(({ id }) => id)
}

function address(random: Random, city: CityOfDirectory, [areaEn, areaAr]: Area) {
  const [building, street] = [random.integer(1, 240), random.integer(1, 90)]
  if (city.countryCode === 'id') {
    return {
      addressEn: `Jl. Contoh No. ${building}, ${areaEn}, ${city.nameId}`,
      addressAr: `شارع تجريبي رقم ${building}، ${areaAr}، ${city.nameAr}`,
    }
  }
  return {
    addressEn: `Building ${building}, Demo Street ${street}, ${areaEn}, ${city.nameEn}`,
    addressAr: `مبنى ${building}، شارع تجريبي ${street}، ${areaAr}، ${city.nameAr}`,
  }
}

/** Invented phone numbers: a fixed range per country, all with 555 in the same place. */
function phone(random: Random, country: DemoCountry): string {
  const last = random.integer(0, 9999).toString().padStart(4, '0')
  return { ae: `+9714555${last}`, sa: `+96611555${last}`, id: `+6221555${last}0` }[country]
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

function openingHours(random: Random, country: DemoCountry, type: string): OpeningHours {
  const hours =
    type === 'hospital'
      ? { from: '00:00', to: '24:00' }
      : random.pick([
          { from: '08:00', to: '22:00' },
          { from: '08:00', to: '22:30' },
          { from: '07:30', to: '22:00' },
        ])
  const restDay = country === 'sa' ? 'friday' : 'sunday'
  const closed = type !== 'hospital' && random.chance(0.12) ? restDay : undefined
  return Object.fromEntries(
    days.map((day) => [day, day === closed ? { enabled: false } : { enabled: true, ...hours }]),
  ) as OpeningHours
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
