import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApis, type Apis } from '#src/api/apis.ts'
import { clinicFacets, clinicFilters, noClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import { toClinicCountQuestions, toClinicQuestion } from '#src/features/search/clinics/to-question.ts'
import { type DoctorCriteria, doctorFilters, noCriteria } from '#src/features/search/doctors/criteria.ts'
import { conditionsOf } from '#src/features/search/list/filter-table.ts'
import { toCountQuestion, toCountQuestions, toSearchParams } from '#src/features/search/doctors/to-search-params.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const country = 'ae'
let server: TestServer
let apis: Apis
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  apis = createApis({
    origin: `http://127.0.0.1:${port}`,
    basePath: server.app.config.basePath,
    clientKey: 'patientweb',
    locale: { language: 'en', country },
  })
})
afterAll(() => server.close())

/** What stands beside each value that is chosen, as the page asks for it, and how many the list has. */
async function besideChosen(criteria: DoctorCriteria, position?: { lat: number; lng: number }) {
  const list = await apis.search.doctors(toSearchParams(criteria, country, 1, position))
  const own = toCountQuestions(criteria, country, position)
  const counts = await apis.search.counts(
    'doctor',
    own.map(({ question }) => question),
  )
  return {
    listed: list.nbHits,
    beside: own.map(({ facet }, index) => {
      const chosen = String([criteria[facet]].flat()[0])
      const [condition = ''] = conditionsOf(doctorFilters[facet], chosen)
      const [attribute = '', value = ''] = condition.split(':')
      return { facet, count: counts[index]!.facets?.[attribute]?.[value] }
    }),
  }
}

describe('beside a value that is chosen', () => {
  const cases: Record<string, Partial<DoctorCriteria>> = {
    'a speciality': { specialities: ['dermatology'] },
    'a speciality in a city': { specialities: ['dermatology'], city: 'dubai' },
    'a speciality and what is treated': { specialities: ['dermatology'], services: ['Acne'] },
    'an insurer': { insurances: ['sadeem'], city: 'dubai' },
    'words, a gender and a language': { query: 'skin', gender: 'female', languages: ['english'] },
    'a kind of visit': { visit: 'telemedicine', specialities: ['dermatology'] },
    'somebody free soon': { specialities: ['dermatology'], available: 'weekday' },
    'a fee': { specialities: ['dermatology'], fee: '0-100000' },
  }
  it.each(Object.entries(cases))('stands how many the list has: %s', async (_, criteria) => {
    const { listed, beside } = await besideChosen({ ...noCriteria, ...criteria })
    expect(listed).toBeGreaterThan(0)
    expect(beside.length).toBeGreaterThan(0)
    for (const one of beside) expect(one).toEqual({ facet: one.facet, count: listed })
  })

  it('stands how many the list has around a place', async () => {
    const near = { ...noCriteria, specialities: ['dermatology'], isNear: true }
    const { listed, beside } = await besideChosen(near, { lat: 25.2048, lng: 55.2708 })
    expect(listed).toBeGreaterThan(0)
    expect(beside).toEqual([{ facet: 'specialities', count: listed }])
  })

  it('stands what another value of it would bring beside that one', async () => {
    const criteria = { ...noCriteria, specialities: ['dermatology'], city: 'dubai' }
    const { question } = toCountQuestion(criteria, country, 'specialities')
    const [counted] = await apis.search.counts('doctor', [question])
    const others = Object.entries(counted!.facets!['speciality_slug']!).filter(([slug]) => slug !== 'dermatology')
    const [other, count] = others[0]!
    const list = await apis.search.doctors(toSearchParams({ ...criteria, specialities: [other] }, country, 1))
    expect(list.nbHits).toBe(count)
  })

  it('stands how many the list of clinics has', async () => {
    const all = await apis.search.facilities(toClinicQuestion(noClinicCriteria, { country }, 1))
    for (const facet of clinicFacets) {
      const [value] = Object.keys(all.facets?.[clinicFilters[facet].attribute] ?? {})
      const empty = noClinicCriteria[facet]
      const criteria = { ...noClinicCriteria, [facet]: Array.isArray(empty) ? [value!] : value! }
      const own = toClinicCountQuestions(criteria, { country })
      const [counted] = await apis.search.counts(
        'facility',
        own.map(({ question }) => question),
      )
      const list = await apis.search.facilities(toClinicQuestion(criteria, { country }, 1))
      expect({ facet, count: counted!.facets![clinicFilters[facet].attribute]![value!] }).toEqual({
        facet,
        count: list.nbHits,
      })
    }
  })
})
