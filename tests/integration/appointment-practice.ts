import type { ConsultationType } from '#contract/directory'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import {
  availabilityExceptions,
  availabilityRules,
  practiceLocations,
  practitioners,
  services,
} from '#server/db/schema/practitioners'
import { cities, countries, specialities } from '#server/db/schema/reference'

/** A tenant that shows all the default one does, and one practitioner more. */
export const otherTenant = 'other-tenant'

/** Numbers far from those of the demo directory, and different for every kind of thing: one taken for another finds nothing. */
export const ids = {
  city: 901_001,
  otherCity: 901_002,
  suburb: 901_003,
  speciality: 902_001,
  otherSpeciality: 902_002,
  clinic: 903_001,
  hospital: 903_002,
  cairoClinic: 903_003,
  surgery: 903_004,
  amira: 904_001,
  colleague: 904_002,
  cairene: 904_003,
  elsewhere: 904_004,
  neighbour: 904_005,
  visit: 905_001,
  video: 905_002,
  home: 905_003,
  hospitalVisit: 905_004,
  colleagueVisit: 905_005,
  cairoVisit: 905_006,
  elsewhereVisit: 905_007,
  neighbourVisit: 905_008,
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const minutes = (hour: number) => hour * 60

/** Somebody of another speciality in the first city, ranked best and free soonest. */
export async function addNeighbour(db: Database): Promise<void> {
  await db.insert(specialities).values(speciality(ids.otherSpeciality, 'other-medicine', 'Other medicine', 998))
  await db.insert(facilities).values(facility(ids.surgery, 'test-surgery', ids.city, 'Old Town', 'المدينة القديمة'))
  await db.insert(practitioners).values({
    ...practitioner(ids.neighbour, 'neighbour-test', 0, 'Surgeon', 'جراحة'),
    specialityId: ids.otherSpeciality,
  })
  await db.insert(practiceLocations).values(place(ids.neighbour, ids.surgery, 0))
  await db.insert(services).values(service(ids.neighbourVisit, ids.neighbour, ids.surgery, 'clinic', 30, 150))
  await db.insert(availabilityRules).values(rule(ids.neighbour, ids.surgery, 7.5, 13, ['clinic']))
}

const named = (name: string) => ({ nameEn: name, nameAr: `${name} ع`, nameId: `${name} (id)` })

/**
 * Cities, facilities, and practitioners with hours every day. No two are alike in what is told of them, nor a facility's city and that of
 * its practitioner, and who is ranked worse is free sooner: a field or an order taken for another is seen.
 */
export async function addPractice(db: Database): Promise<void> {
  await db
    .insert(countries)
    .values([
      { code: 'ae', ...named('United Arab Emirates'), callingCode: '971', currency: 'AED', timeZone: 'Asia/Dubai' },
    ])
    .onConflictDoNothing()
  await db.insert(cities).values([
    city(ids.city, 'Testville', 'Asia/Dubai', 1),
    // A city whose clock changes, to see the facility's own zone at work.
    city(ids.otherCity, 'Cairene', 'Africa/Cairo', 2),
    city(ids.suburb, 'Suburb', 'Asia/Dubai', 3),
  ])
  await db.insert(specialities).values([speciality(ids.speciality, 'test-medicine', 'Test medicine', 999)])
  await db.insert(facilities).values([
    facility(ids.clinic, 'test-clinic', ids.city, 'Test Quarter', 'حي التجربة'),
    {
      ...facility(ids.hospital, 'test-hospital', ids.suburb, 'Outer Ring', 'الحلقة الخارجية'),
      clinicType: 'hospital',
    },
    facility(ids.cairoClinic, 'cairo-clinic', ids.otherCity, 'Nile Bank', 'ضفة النيل'),
  ])
  await db
    .insert(practitioners)
    .values([
      practitioner(ids.amira, 'amira-test', 1, 'Specialist', 'أخصائية'),
      practitioner(ids.colleague, 'colleague-test', 2, 'Consultant', 'استشارية'),
      { ...practitioner(ids.cairene, 'cairene-test', 3, 'Registrar', 'طبيبة مقيمة'), cityId: ids.otherCity },
      { ...practitioner(ids.elsewhere, 'elsewhere-test', 4, 'Professor', 'أستاذة'), whitelabels: [otherTenant] },
    ])
  await db
    .insert(practiceLocations)
    .values([
      place(ids.amira, ids.clinic, 0),
      place(ids.amira, ids.hospital, 1),
      place(ids.colleague, ids.clinic, 0),
      place(ids.cairene, ids.cairoClinic, 0),
      place(ids.elsewhere, ids.clinic, 0),
    ])
  await db
    .insert(services)
    .values([
      service(ids.visit, ids.amira, ids.clinic, 'clinic', 30, 350),
      service(ids.video, ids.amira, ids.clinic, 'telemedicine', 20, 250),
      service(ids.home, ids.amira, ids.clinic, 'homecare', 60, 600),
      service(ids.hospitalVisit, ids.amira, ids.hospital, 'clinic', 30, 500),
      service(ids.colleagueVisit, ids.colleague, ids.clinic, 'clinic', 30, 300),
      service(ids.cairoVisit, ids.cairene, ids.cairoClinic, 'clinic', 30, 200),
      service(ids.elsewhereVisit, ids.elsewhere, ids.clinic, 'clinic', 30, 100),
    ])
  await db
    .insert(availabilityRules)
    .values([
      rule(ids.amira, ids.clinic, 9, 13, ['clinic', 'telemedicine']),
      rule(ids.amira, ids.clinic, 15, 18, ['homecare']),
      rule(ids.amira, ids.hospital, 19, 21, ['clinic'], [6]),
      rule(ids.colleague, ids.clinic, 8.5, 13, ['clinic']),
      rule(ids.cairene, ids.cairoClinic, 9, 11, ['clinic']),
      rule(ids.elsewhere, ids.clinic, 8, 13, ['clinic']),
    ])
  // Dr Amira is away on Thursday.
  await db.insert(availabilityExceptions).values({
    practitionerId: ids.amira,
    during: { from: new Date('2026-11-25T20:00:00Z'), to: new Date('2026-11-26T20:00:00Z') },
  })
}

/** Where the `nth` of the world's places is, in degrees. */
const placeOf = (nth: number) => ({ lat: (2_520 + nth) / 100, lng: (5_530 + 2 * nth) / 100 })

const city = (id: number, name: string, timeZone: string, nth: number): typeof cities.$inferInsert => ({
  id,
  countryCode: 'ae',
  slug: name.toLowerCase(),
  ...named(name),
  ...placeOf(nth),
  timeZone,
})

const speciality = (id: number, slug: string, name: string, rank: number): typeof specialities.$inferInsert => ({
  id,
  slug,
  ...named(name),
  practitioners: { en: `those of ${slug}` },
  synonyms: { en: [], ar: [], id: [] },
  icon: 'test',
  rank,
})

const facility = (
  id: number,
  slug: string,
  cityId: number,
  areaEn: string,
  areaAr: string,
): typeof facilities.$inferInsert => ({
  id,
  uniqueId: crypto.randomUUID(),
  slug,
  ...named(`The ${slug}`),
  clinicType: 'clinic',
  countryCode: 'ae',
  cityId,
  areaEn,
  areaAr,
  addressEn: `1 Test Street, ${areaEn}`,
  addressAr: `١ شارع التجربة، ${areaAr}`,
  ...placeOf(id - ids.clinic + 4),
  phone: `+97141${id}`,
  openingHours: {} as never,
  amenities: {} as never,
  paymentMethods: { cash: true, cheque: false, credit_card: true },
  planIds: [],
  plan: 1,
})

const practitioner = (
  id: number,
  slug: string,
  rank: number,
  titleEn: string,
  titleAr: string,
): typeof practitioners.$inferInsert => ({
  id,
  uniqueId: crypto.randomUUID(),
  slug,
  ...named(`Dr ${slug}`),
  titleEn,
  titleAr,
  titleId: `${titleEn} (id)`,
  gender: 'female',
  languages: ['arabic'],
  bioEn: '',
  bioAr: '',
  bioId: '',
  specialityId: ids.speciality,
  topics: [],
  countryCode: 'ae',
  cityId: ids.city,
  yearsOfExperience: 12 + rank,
  verified: true,
  registered: true,
  plan: 1,
  portraitSeed: id + 1_000,
  educations: [],
  experiences: [],
  rank,
})

const place = (practitionerId: number, facilityId: number, position: number) => ({
  practitionerId,
  facilityId,
  position,
  fgCallable: true,
  planIds: [],
})

function service(
  id: number,
  practitionerId: number,
  facilityId: number,
  consultationType: ConsultationType,
  durationMinutes: number,
  fee: number,
): typeof services.$inferInsert {
  const name = `${consultationType} of ${durationMinutes} minutes`
  return { id, practitionerId, facilityId, ...named(name), consultationType, durationMinutes, fee, currency: 'AED' }
}

const rule = (
  practitionerId: number,
  facilityId: number,
  fromHour: number,
  toHour: number,
  consultationTypes: string[],
  weekdays = everyDay,
) => ({
  practitionerId,
  facilityId,
  weekdays,
  fromMinute: minutes(fromHour),
  toMinute: minutes(toHour),
  consultationTypes,
})
