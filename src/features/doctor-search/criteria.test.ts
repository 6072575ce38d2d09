import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consultationTypes } from '#contract/directory'
import { readPage } from '#src/features/search-list/address-words.ts'
import { type DoctorCriteria, readCriteria, writeCriteria } from './criteria.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
const slugs = fc.uniqueArray(slug, { maxLength: 4 })
const criteria: fc.Arbitrary<DoctorCriteria> = fc.record({
  query: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  specialities: slugs,
  city: fc.oneof(fc.constant(''), slug),
  languages: slugs,
  gender: fc.constantFrom('' as const, 'female' as const, 'male' as const),
  insurances: slugs,
  visit: fc.constantFrom('' as const, ...consultationTypes),
  facility: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999_999 }).map(String)),
  isNear: fc.boolean(),
})

describe('criteria and addresses', () => {
  it('reads back exactly what it wrote', () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        expect(readCriteria({}, writeCriteria(asked))).toEqual(asked)
      }),
    )
  })

  it('puts what the path says before what the search says of the same', () => {
    fc.assert(
      fc.property(criteria, slug, slug, (asked, speciality, city) => {
        const read = readCriteria({ speciality, city }, writeCriteria(asked))
        expect(read).toEqual({
          ...asked,
          city,
          specialities: [speciality, ...asked.specialities.filter((other) => other !== speciality)],
        })
      }),
    )
  })

  it('never throws and never lets markup or operators through, whatever the address says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('speciality', 'city', 'language', 'insurance', 'gender', 'visit', 'facility'),
          fc.string(),
        ),
        (search) => {
          const { specialities, city, languages, insurances, facility, gender, visit } = readCriteria({}, search)
          expect([...specialities, ...languages, ...insurances, city, facility, gender, visit].join('')).toMatch(
            /^[a-z0-9-]*$/,
          )
        },
      ),
    )
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
