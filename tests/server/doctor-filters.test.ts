import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { consultationTypes, type DoctorHit } from '#contract/directory'
import type { SearchAnswer } from '#contract/search'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import type { OpenDatabase } from '#server/db/open'
import { services } from '#server/db/schema/practitioners'
import { type DoctorCriteria, insurerOfPlan, noCriteria } from '#src/features/search/doctors/criteria.ts'
import { toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { feeOfDoctor } from '#src/features/fee/offered-fee.ts'
import { openTestDatabase } from '#tests/support/database'

const country = locales['en-ae']!.country
let database: OpenDatabase
let engine: SearchEngine
let everybody: DoctorHit[]
beforeAll(async () => {
  database = await openTestDatabase()
  // In the demo all are seen in person: some of those who are seen by video are seen by video alone here.
  const online = database.db
    .select({ id: services.practitionerId })
    .from(services)
    .where(eq(services.consultationType, 'telemedicine'))
    .orderBy(services.practitionerId)
    .limit(10)
  await database.db
    .delete(services)
    .where(and(eq(services.consultationType, 'clinic'), inArray(services.practitionerId, online)))
  engine = await createSearchEngine(database, () => new Date('2026-11-23T08:00:00Z'))
  everybody = await found({ ...noCriteria })
}, 120_000)
afterAll(() => database.close())

/** The doctors of a list, all of them with all they have. */
async function found(criteria: DoctorCriteria): Promise<DoctorHit[]> {
  const params = toSearchParams(criteria, country, 1)
  const { index: name = 'doctor', attributesToRetrieve: _, country_code, fg_online, ...question } = params
  const options = { country_code, fg_online }
  const answer = await engine.search(name, { ...question, hitsPerPage: 1000 }, { options })
  return (answer as SearchAnswer<DoctorHit>).hits
}

/** Each filter as the patient means it, told of a doctor without the search; `visit` is the kind that is asked for beside it. */
type Case = {
  name: string
  criteria: Partial<DoctorCriteria>
  isMeant: (doctor: DoctorHit, visit?: DoctorCriteria['visit']) => boolean
}

const costs = (least: number, most: number): Case['isMeant'] => {
  return ({ service_fees }, visit = '') =>
    service_fees.some(
      ({ fee, consultation_type }) => fee >= least && fee <= most && (visit === '' || visit === consultation_type),
    )
}

const cases: Case[] = [
  { name: 'today', criteria: { available: 'today' }, isMeant: (doctor) => doctor.fg_available_today },
  { name: 'weekdays', criteria: { available: 'weekday' }, isMeant: (doctor) => doctor.fg_available_weekday },
  { name: 'weekends', criteria: { available: 'weekend' }, isMeant: (doctor) => doctor.fg_available_weekend },
  {
    name: 'speciality',
    criteria: { specialities: ['dermatology'] },
    isMeant: (doctor) => doctor.speciality_slug === 'dermatology',
  },
  { name: 'what is treated', criteria: { services: ['Acne'] }, isMeant: (doctor) => doctor.services.includes('Acne') },
  { name: 'insurer', criteria: { insurances: ['sadeem'] }, isMeant: (doctor) => doctor.insurances.includes('sadeem') },
  {
    name: 'a plan of one insurer and all of another',
    criteria: { insurances: ['sadeem', 'qamar'], plans: ['sadeem.11'] },
    isMeant: (doctor) => doctor.insurance_plans.includes('11') || doctor.insurances.includes('qamar'),
  },
  {
    name: 'language',
    criteria: { languages: ['urdu'] },
    isMeant: (doctor) => doctor.languages.some((spoken) => spoken.toLowerCase() === 'urdu'),
  },
  { name: 'gender', criteria: { gender: 'female' }, isMeant: (doctor) => doctor.gender === 'female' },
  { name: 'city', criteria: { city: 'dubai' }, isMeant: (doctor) => doctor.city_slug === 'dubai' },
  {
    name: 'area',
    criteria: { city: 'dubai', areas: ['Deira'] },
    isMeant: (doctor) => doctor.city_slug === 'dubai' && doctor.locations.some(({ area }) => area === 'Deira'),
  },
  {
    name: 'in person',
    criteria: { visit: 'clinic' },
    isMeant: (doctor) => doctor.service_fees.some(({ consultation_type }) => consultation_type === 'clinic'),
  },
  { name: 'video', criteria: { visit: 'telemedicine' }, isMeant: (doctor) => doctor.fg_online },
  { name: 'home', criteria: { visit: 'homecare' }, isMeant: (doctor) => doctor.fg_homecare },
  { name: 'fee', criteria: { fee: '200-400' }, isMeant: costs(200, 400) },
  { name: 'the least fee', criteria: { fee: '700-' }, isMeant: costs(700, Infinity) },
  { name: 'the greatest fee', criteria: { fee: '-300' }, isMeant: costs(1, 300) },
]

const ids = (doctors: readonly DoctorHit[]) => doctors.map(({ id }) => id).toSorted()

describe('a list of doctors', () => {
  it.each(cases)('by $name holds whom a look at everybody finds', async ({ criteria, isMeant }) => {
    const expected = everybody.filter((doctor) => isMeant(doctor))
    expect(expected.length).toBeGreaterThan(0)
    if (criteria.available !== 'weekday') expect(expected.length).toBeLessThan(everybody.length)
    expect(ids(await found({ ...noCriteria, ...criteria }))).toEqual(ids(expected))
  })

  it('by two filters at once holds whom both mean', async () => {
    for (const [index, one] of cases.entries()) {
      const other = cases[(index + 5) % cases.length]!
      const criteria = { ...noCriteria, ...one.criteria, ...other.criteria }
      if (criteria.plans.some((plan) => !criteria.insurances.includes(insurerOfPlan(plan)))) continue
      if (Object.keys(one.criteria).some((key) => key in other.criteria)) continue
      const { visit } = criteria
      const expected = everybody.filter((doctor) => one.isMeant(doctor, visit) && other.isMeant(doctor, visit))
      expect([one.name, other.name, ids(await found(criteria))]).toEqual([one.name, other.name, ids(expected)])
    }
  })

  it('in the order of fees begins with the lowest', async () => {
    const fees = (await found({ ...noCriteria, sort: 'fee' })).map(({ fee }) => fee || Infinity)
    expect(fees).toEqual(fees.toSorted((one, other) => one - other))
  })

  it.each(consultationTypes)(
    'of one kind of visit (%s) in the order of fees goes by what that kind costs',
    async (visit) => {
      const doctors = await found({ ...noCriteria, visit, sort: 'fee' })
      const fees = doctors.map((doctor) => feeOfDoctor(doctor, { visit })!.lowest.amount)
      expect(new Set(fees).size).toBeGreaterThan(3)
      expect(fees).toEqual(fees.toSorted((one, other) => one - other))
    },
  )
})
