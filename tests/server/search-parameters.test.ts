import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PractitionerDetail } from '#contract/directory'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront })
}, 240_000)
afterAll(() => server.close())

it('narrows the list to a city [Q03]', () => expectNarrowed('city', 'abu-dhabi', ({ city_slug }) => [city_slug]))

it('narrows the list to a speciality [Q04]', () =>
  expectNarrowed('speciality', 'dermatology', ({ speciality_slug }) => [speciality_slug]))

it('narrows the list to who takes an insurance [Q05]', async () =>
  expectNarrowed('insurance', await anInsurer(), ({ insurances }) => insurances))

it('narrows the list to who speaks a language [Q06]', () =>
  expectNarrowed('language', 'urdu', ({ languages }) => languages.map((language) => language.toLowerCase())))

async function expectNarrowed(name: string, value: string, valuesOf: (doctor: PractitionerDetail) => string[]) {
  const all = await doctorsAt('/en-ae/search/result')
  const some = await doctorsAt(`/en-ae/search/result?${name}=${value}`)
  expect(some.length).toBeGreaterThan(0)
  expect(some).not.toEqual(all)
  for (const slug of some) {
    const call = { locale: 'en-ae', query: { slug, country_code: 'ae' } }
    const answer = await server.call('discovery', 'GET', '/practitioner/', call)
    expect(valuesOf(answer.json<{ data: PractitionerDetail }>().data)).toContain(value)
  }
}

/** Slugs of the doctors on a page as it is served, in order. */
async function doctorsAt(path: string): Promise<string[]> {
  const { statusCode, body } = await server.app.inject(path)
  expect([path, statusCode]).toEqual([path, 200])
  return [
    ...new Set(
      [...body.matchAll(/href="\/en-ae\/doctor\/[a-z0-9-]+\/[a-z0-9-]+\/([a-z0-9-]+)"/g)].map(([, slug]) => slug!),
    ),
  ]
}

async function anInsurer(): Promise<string> {
  const call = { locale: 'en-ae', body: { filters: 'countryCode:"ae"', hitsPerPage: 1 } }
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', call)
  return answer.json<{ hits: { insurances: string[] }[] }>().hits[0]!.insurances[0]!
}
