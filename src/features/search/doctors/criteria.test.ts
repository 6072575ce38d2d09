import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consultationTypes } from '#contract/directory'
import { readPage } from '#src/features/search/list/address-words.ts'
import {
  availabilities,
  chosenOrders,
  type DoctorCriteria,
  insurerOfPlan,
  noCriteria,
  readCriteria,
  writeCriteria,
} from './criteria.ts'
import { writeFee } from './fee.ts'
import { facetFilters, filtersOf } from './parts/to-filters.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
const slugs = fc.uniqueArray(slug, { maxLength: 4 })
const name = fc.stringMatching(/^[\p{L}][\p{L}\d '’.&()/+-]{0,20}[\p{L}\d]$/u)
const names = fc.uniqueArray(name, { maxLength: 3 })
const fee = fc
  .record({ from: fc.option(fc.nat({ max: 500 })), more: fc.option(fc.nat({ max: 500 })) })
  .map(({ from, more }) => writeFee({ from: from ?? undefined, to: more === null ? undefined : (from ?? 0) + more }))
const plan = fc.record({ insurer: slug, id: fc.nat({ max: 999 }) }).map(({ insurer, id }) => `${insurer}.${id}`)
const criteria: fc.Arbitrary<DoctorCriteria> = fc
  .record({
    query: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    specialities: slugs,
    services: names,
    areas: names,
    plans: fc.uniqueArray(plan, { maxLength: 3 }),
    available: fc.constantFrom('' as const, ...availabilities),
    fee,
    sort: fc.constantFrom('' as const, ...chosenOrders),
    city: fc.oneof(fc.constant(''), slug),
    languages: slugs,
    gender: fc.constantFrom('' as const, 'female' as const, 'male' as const),
    insurances: slugs,
    visit: fc.constantFrom('' as const, ...consultationTypes),
    facility: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999_999 }).map(String)),
    isNear: fc.boolean(),
  })
  // An area is one of a city, and who asks for a plan asks for its insurer.
  .map((chosen) => ({
    ...chosen,
    areas: chosen.city ? chosen.areas : [],
    insurances: [...new Set([...chosen.insurances, ...chosen.plans.map(insurerOfPlan)])],
  }))

describe('criteria and addresses', () => {
  it('reads back exactly what it wrote', () => {
    fc.assert(
      fc.property(criteria, (chosen) => {
        expect(readCriteria({}, writeCriteria(chosen))).toEqual(chosen)
      }),
    )
  })

  it('puts what the path says before what the search says of the same', () => {
    fc.assert(
      fc.property(criteria, slug, slug, (chosen, speciality, city) => {
        const read = readCriteria({ speciality, city }, writeCriteria(chosen))
        // Without a city an address names no areas.
        expect({ ...read, areas: chosen.areas }).toEqual({
          ...chosen,
          city,
          specialities: [speciality, ...chosen.specialities.filter((other) => other !== speciality)],
        })
      }),
    )
  })

  it('never throws and never lets markup or operators through, whatever the address says', () => {
    const keys =
      'speciality service city area language insurance plan gender visit available fee facility near sort'.split(' ')
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('-x', 'a" OR "b', 'fee:1 TO 2', '<b>', 'x,-y', '.1', 'a.b.c', '1-2-3', '9999999999-'),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), hostile), (search) => {
        const read = readCriteria({}, search)
        for (const condition of facetFilters(read).flat())
          expect(condition).toMatch(/^[a-z_]+:[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.&()/+-]*$/u)
        const { country_code, nestedFilters = { service_fees: '' } } = filtersOf(read, 'ae')
        expect(country_code).toBe('ae')
        expect(nestedFilters.service_fees).toMatch(
          /^(fee >= \d{1,9}( AND fee <= \d{1,9})?( AND consultation_type:[a-z]+)?( AND facility_id:\d{1,10})?)?$/,
        )
        expect([read.available, read.sort, read.gender, read.visit].join('')).toMatch(/^[a-z]*$/)
      }),
    )
  })

  it.each([
    [{ available: 'tomorrow', sort: 'plan', fee: 'cheap' }, {}],
    [
      { available: 'weekend', sort: 'soonest', fee: '300-100' },
      { available: 'weekend', sort: 'soonest', fee: '100-300' },
    ],
    [{ fee: '-250' }, { fee: '-250' }],
    [{ fee: '-' }, {}],
    [{ area: 'Deira' }, {}],
    [
      { area: 'Deira', city: 'dubai' },
      { areas: ['Deira'], city: 'dubai' },
    ],
    [{ plan: 'sadeem.11,gold' }, { plans: ['sadeem.11'], insurances: ['sadeem'] }],
  ])('takes what it knows of %o and leaves out the rest', (search, expected) => {
    expect(readCriteria({}, search)).toEqual({ ...noCriteria, ...expected })
  })

  it.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['many', 1],
    [undefined, 1],
  ])('takes page %s as %s', (page, expected) => {
    expect(readPage({ page })).toBe(expected)
  })
})
