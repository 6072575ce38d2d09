import type { GuestAppointmentRequest } from '#contract/appointment'
import type { ConsultationType } from '#contract/directory'
import type { HoldRequest, Slot } from '#contract/availability'
import { headers } from '#contract/headers'
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
import { createSessionRepository } from '#server/domain/identity/session-repository'
import { startTestServer, type TestServer } from '../support/server.ts'
import { addTenant } from '../support/tenants.ts'

/** Monday, ten in the morning in Dubai. */
export const monday = new Date('2026-11-23T06:00:00.000Z')

/** A tenant that shows all the default one does, and one practitioner more. */
export const otherTenant = 'other-tenant'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const minutes = (hour: number) => hour * 60

/** Numbers far from those of the demo directory. */
/** Different for every kind of thing, so that one taken for another is found by no test's luck. */
export const ids = {
  city: 901_001,
  otherCity: 901_002,
  speciality: 902_001,
  clinic: 903_001,
  hospital: 903_002,
  cairoClinic: 903_003,
  amira: 904_001,
  colleague: 904_002,
  cairene: 904_003,
  elsewhere: 904_004,
  visit: 905_001,
  video: 905_002,
  home: 905_003,
  hospitalVisit: 905_004,
  colleagueVisit: 905_005,
  cairoVisit: 905_006,
  elsewhereVisit: 905_007,
}

export const fee = { amount: 350, currency: 'AED' }
export const phone = { phone: '501234567', country_code: '971' }
export const e164 = '+971501234567'

export type World = Awaited<ReturnType<typeof openWorld>>

/** A server with a handful of practitioners of known hours, and a clock that stands where a test puts it. */
export async function openWorld(options: Pick<Parameters<typeof startTestServer>[0] & object, 'web' | 'config'> = {}) {
  let now = monday
  const server = await startTestServer({ ...options, clock: () => now })
  await addTenant(server.database, { code: otherTenant })
  await addPractice(server.database.db)
  return {
    ...server,
    clock: () => now,
    setClock: (instant: Date | string) => void (now = new Date(instant)),
    /** The token of a guest who has proved a phone. */
    guest: (tenantCode = 'patientweb', phone = e164) =>
      createSessionRepository(server.database.db).open({
        tenantCode,
        kind: 'guest',
        phone,
        expiresAt: new Date(now.getTime() + 1_800_000),
      }),
    book: (body: unknown, options: Options) => post(server, '/patient/appointment', body, options),
    hold: (body: unknown, options: Options = {}) => post(server, '/patientapp/holds', body, options),
    /** Empties what bookings leave, so that each test begins with a free calendar and the clock on Monday. */
    reset: async () => {
      now = monday
      await server.database.execute(counted.map((table) => `delete from ${table}`).join('; '))
    },
    /** Every count that a refused call must leave as it was. */
    counts: () => countRows(server),
  }
}

type Options = { guestToken?: string; key?: string; tenant?: string; locale?: string }

let calls = 0

function post(server: TestServer, path: string, body: unknown, options: Options) {
  const { guestToken, key = `key-of-call-${(calls += 1)}`, tenant = 'patientweb', locale = 'en-ae' } = options
  return server.call('appointment', 'POST', path, {
    body,
    tenant,
    locale,
    headers: {
      [headers.idempotencyKey]: `"${key}"`,
      ...(guestToken !== undefined && { [headers.guestToken]: guestToken }),
    },
  })
}

/** What a booking writes, in an order in which it can be deleted. */
const counted = ['appointment_keys', 'appointments', 'reservations', 'patients', 'idempotency_records', 'sent_messages']

async function countRows({ database }: TestServer): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; total: number }>(
    counted.map((name) => `select '${name}' as name, count(*)::int as total from ${name}`).join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}

/** A visit to Dr Amira at the clinic. */
export function slotAt(start: string, changes: Partial<Slot> = {}): Slot {
  return {
    practitioner_id: String(ids.amira),
    facility_id: String(ids.clinic),
    service_id: String(ids.visit),
    consultation_type: 'clinic',
    start,
    ...changes,
  }
}

export function bookingAt(start: string, changes: Partial<GuestAppointmentRequest> = {}): GuestAppointmentRequest {
  return {
    ...slotAt(start),
    patient: { first_name: 'Layla', last_name: 'Haddad', ...phone },
    fee,
    fg_consent: true,
    ...changes,
  }
}

export const holdAt = (start: string, changes: Partial<HoldRequest> = {}): HoldRequest => ({
  ...slotAt(start),
  ...changes,
})

const nowhere = { lat: 25.2, lng: 55.3 }
const named = (name: string) => ({ nameEn: name, nameAr: `${name} ع`, nameId: `${name} (id)` })

/** A city, two clinics, and four practitioners with hours every day. */
export async function addPractice(db: Database): Promise<void> {
  await db
    .insert(countries)
    .values([
      { code: 'ae', ...named('United Arab Emirates'), callingCode: '971', currency: 'AED', timeZone: 'Asia/Dubai' },
    ])
    .onConflictDoNothing()
  await db.insert(cities).values([
    { id: ids.city, countryCode: 'ae', slug: 'testville', ...named('Testville'), ...nowhere, timeZone: 'Asia/Dubai' },
    // A city whose clock changes, to see the facility's own zone at work.
    {
      id: ids.otherCity,
      countryCode: 'ae',
      slug: 'cairene',
      ...named('Cairene'),
      ...nowhere,
      timeZone: 'Africa/Cairo',
    },
  ])
  await db.insert(specialities).values({
    id: ids.speciality,
    slug: 'test-medicine',
    ...named('Test medicine'),
    practitioners: { en: 'testers' },
    synonyms: { en: [], ar: [], id: [] },
    icon: 'test',
    rank: 999,
  })
  await db
    .insert(facilities)
    .values([
      facility(ids.clinic, 'test-clinic', ids.city),
      facility(ids.hospital, 'test-hospital', ids.city),
      facility(ids.cairoClinic, 'cairo-clinic', ids.otherCity),
    ])
  await db
    .insert(practitioners)
    .values([
      practitioner(ids.amira, 'amira-test', ids.city, 1),
      practitioner(ids.colleague, 'colleague-test', ids.city, 2),
      practitioner(ids.cairene, 'cairene-test', ids.otherCity, 3),
      { ...practitioner(ids.elsewhere, 'elsewhere-test', ids.city, 4), whitelabels: [otherTenant] },
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
      rule(ids.colleague, ids.clinic, 9, 13, ['clinic']),
      rule(ids.cairene, ids.cairoClinic, 9, 11, ['clinic']),
      rule(ids.elsewhere, ids.clinic, 9, 13, ['clinic']),
    ])
  // Dr Amira is away on Thursday.
  await db.insert(availabilityExceptions).values({
    practitionerId: ids.amira,
    during: { from: new Date('2026-11-25T20:00:00Z'), to: new Date('2026-11-26T20:00:00Z') },
  })
}

const facility = (id: number, slug: string, cityId: number): typeof facilities.$inferInsert => ({
  id,
  uniqueId: crypto.randomUUID(),
  slug,
  ...named(slug),
  clinicType: 'clinic',
  countryCode: 'ae',
  cityId,
  areaEn: 'Test Quarter',
  areaAr: 'حي التجربة',
  addressEn: '1 Test Street',
  addressAr: '١ شارع التجربة',
  ...nowhere,
  phone: '+97141234567',
  openingHours: {} as never,
  amenities: {} as never,
  paymentMethods: { cash: true, cheque: false, credit_card: true },
  planIds: [],
  plan: 1,
})

const practitioner = (id: number, slug: string, cityId: number, rank: number): typeof practitioners.$inferInsert => ({
  id,
  uniqueId: crypto.randomUUID(),
  slug,
  ...named(`Dr ${slug}`),
  titleEn: 'Specialist',
  titleAr: 'أخصائية',
  titleId: 'Spesialis',
  gender: 'female',
  languages: ['arabic'],
  bioEn: '',
  bioAr: '',
  bioId: '',
  specialityId: ids.speciality,
  topics: [],
  countryCode: 'ae',
  cityId,
  yearsOfExperience: 12,
  verified: true,
  registered: true,
  plan: 1,
  portraitSeed: id,
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
