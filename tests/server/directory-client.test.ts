import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApis, type Apis } from '#src/api/apis.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let apis: Apis
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  apis = apisAt(server.app.server)
})
afterAll(() => server.close())

function apisAt(listening: { address(): AddressInfo | string | null }, language: 'en' | 'ar' | 'id' = 'en'): Apis {
  return createApis({
    origin: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    basePath: server.app.config.basePath,
    clientKey: 'patientweb',
    locale: { language, country: 'ae' },
  })
}

describe('the directory, as the page asks it', () => {
  it('gives a clinic with its lists in the words of the page [C86] [C77] [C78]', async () => {
    const { hits } = await apis.search.facilities({ filters: 'countryCode:ae' })
    const arabic = apisAt(server.app.server, 'ar')
    const page = await arabic.discovery.clinic({ id: hits[0]!.slug, country: 'ae' })
    expect(page.data).toMatchObject({ id: hits[0]!.id, en_name: hits[0]!.name, name: hits[0]!.arabic_name })
    expect(page.doctors.data.map(({ lang_fullName }) => lang_fullName)).toEqual(
      page.doctors.data.map(({ arabic_fullName }) => arabic_fullName),
    )
    expect(page.recommendations.data.map(({ lang_name }) => lang_name)).toEqual(
      page.recommendations.data.map(({ arabic_name }) => arabic_name),
    )
    const alone = await apis.discovery.facility({ slug: hits[0]!.slug, country: 'ae', skipPractitioner: true })
    const whole = await apis.discovery.facilityById(hits[0]!.id)
    expect({ ...alone, practitioners: whole.practitioners }).toEqual(whole)
    expect((await apis.discovery.doctorsAt([hits[0]!.id])).map(({ id }) => id)).toEqual(
      whole.practitioners!.map(({ id }) => id),
    )
  })

  it('gives questions, jobs, reviews, footers and choices of insurers [C76] [C79] [C83]', async () => {
    const { hits } = await apis.search.facilities({ filters: 'countryCode:ae AND clinicType:hospital' })
    const { id } = hits[0]!
    expect((await apis.discovery.facilityFaqs(id, { per_page: 2 })).items).toHaveLength(2)
    expect((await apis.discovery.facilityJobs(id)).total).toBeGreaterThan(0)
    expect((await apis.discovery.facilityReviews(id, { page: 1, per_page: 3 })).items).toHaveLength(3)
    const place = { country_code: 'ae', speciality: 'dermatology' }
    const [whole, compact] = [await apis.discovery.footer(place), await apis.discovery.footer(place, 'compact')]
    expect(compact.groups.length).toBe(whole.groups.length)
    const [option] = await apis.discovery.insuranceOptions({ insurance_name: 'sadeem' })
    expect(option!.childs.length).toBe(4)
  })

  it('names no city among the others that is the page’s own, whatever its address [C76]', async () => {
    const citiesOf = async (place: { city?: string; speciality?: string }) => {
      const { groups } = await apis.discovery.footer({ country_code: 'ae', ...place })
      return groups.find(({ kind }) => kind === 'cities')!.links.map(({ city }) => city)
    }
    expect(await citiesOf({})).toContain('dubai')
    for (const place of [{ city: 'dubai' }, { city: 'dubai', speciality: 'dermatology' }]) {
      const others = await citiesOf(place)
      expect([others.length > 0, others.includes('dubai')]).toEqual([true, false])
    }
  })

  it('names plans with their insurers, those there are [C84]', async () => {
    expect(await apis.discovery.planNames(['21', '999999', '11'])).toEqual([
      'Waha Takaful - Comprehensive',
      'Sadeem Insurance - Gold',
    ])
  })

  it('asks a clinic for online booking where its page has the link', async () => {
    const { hits } = await apis.search.facilities({ filters: 'countryCode:ae AND fg_bookable:false' })
    expect((await apis.discovery.clinic({ id: hits[0]!.id })).links.poke).not.toBeNull()
    expect(await apis.discovery.poke(hits[0]!.id)).toEqual({ asked: true })
  })

  it('knows of a facility the lowest fee of anything offered there, in lists as on its page', async () => {
    const { hits } = await apis.search.facilities({ filters: 'countryCode:ae', hitsPerPage: 3 })
    for (const { id, fees, currency_symbol, speciality_fees } of hits) {
      const doctors = await apis.search.doctors({ filters: `facility_ids:${id}`, hitsPerPage: 1000 })
      const offered = doctors.hits.flatMap(({ service_fees }) => service_fees.filter((fee) => fee.facility_id === id))
      expect([fees, currency_symbol]).toEqual([Math.min(...offered.map(({ fee }) => fee)), 'AED'])
      for (const { speciality_slug, fee } of speciality_fees) {
        const ofSpeciality = doctors.hits.filter((doctor) => doctor.speciality_slug === speciality_slug)
        const own = ofSpeciality.flatMap(({ service_fees }) => service_fees.filter((one) => one.facility_id === id))
        expect([speciality_slug, fee]).toEqual([speciality_slug, Math.min(...own.map((one) => one.fee))])
      }
      expect(new Set(speciality_fees.map(({ fee }) => fee)).size).toBeGreaterThan(1)
      expect((await apis.discovery.clinic({ id })).data).toMatchObject({ fees, currency_symbol, speciality_fees })
    }
  })

  it('brings lists of the size that each kind has [K05]', async () => {
    expect((await apis.search.doctors()).hits).toHaveLength(20)
    expect((await apis.search.facilities()).hits).toHaveLength(20)
    const [one] = (await apis.search.facilities()).hits
    expect((await apis.search.facilityName(one!.id))?.name).toBe(one!.name)
    const few = await apis.search.suggest('al', { country: 'ae' }, undefined, 3)
    expect(few.doctors).toHaveLength(3)
  })
})

describe('several questions at once', () => {
  it('are counted, each of its own index, and around a place', async () => {
    const around = { aroundLatLng: '25.2048,55.2708' }
    const counts = await apis.search.counts('doctor', [
      { filters: 'countryCode:ae', facets: ['city_slug'] },
      { filters: 'countryCode:ae', ...around },
      { index: 'doctor_nearest', filters: 'countryCode:ae', ...around },
    ])
    const [all, near, nearest] = counts.map(({ nbHits }) => nbHits)
    expect(counts[0]!.facets!['city_slug']!['dubai']).toBeGreaterThan(0)
    expect([near! > 0, near! <= nearest!, nearest! < all!]).toEqual([true, true, true])
    const [clinics] = await apis.search.counts('facility', [{ filters: 'countryCode:ae' }])
    expect(clinics!.nbHits).toBeGreaterThan(0)
  })

  it('find doctors, each of its own index', async () => {
    const questions = ['countryCode:ae', 'countryCode:sa'].map((filters) => ({ filters, hitsPerPage: 2 }))
    const found = await apis.search.doctorsOfEach([questions[0]!, { index: 'doctor_bookable', ...questions[1]! }])
    expect(found.map((doctors) => doctors.map(({ countryCode }) => countryCode))).toEqual([
      ['ae', 'ae'],
      ['sa', 'sa'],
    ])
  })
})

describe('doctors around a place', () => {
  const nowhere = { filters: 'countryCode:ae AND city_slug:"no-such-city"' }
  const around = { filters: 'countryCode:ae', aroundLatLng: '25.2048,55.2708' }

  it('come where the question itself finds nobody, nearest first, within twice the reach, and say so [S29] [K04]', async () => {
    const found = await apis.search.doctorsOrWider(nowhere, around)
    expect(found.searchByAroundLangLat).toBe(true)
    const distances = found.hits.map(({ _rankingInfo }) => _rankingInfo!.geoDistance!)
    expect(Math.max(...distances)).toBeLessThanOrEqual(50_000)
    expect(distances.map((metres) => Math.floor(metres / 10))).toEqual(
      distances.map((metres) => Math.floor(metres / 10)).toSorted((one, other) => one - other),
    )
    expect(new URLSearchParams(found.params).get('aroundRadius')).toBe('50000')
  })

  it('do not come where somebody is found, or no place is known [S29]', async () => {
    const found = await apis.search.doctorsOrWider({ filters: 'countryCode:ae' }, around)
    expect([found.searchByAroundLangLat, found.nbHits > 0]).toEqual([false, true])
    const lost = await apis.search.doctorsOrWider(nowhere, undefined)
    expect([lost.searchByAroundLangLat, lost.nbHits]).toEqual([false, 0])
  })
})

describe('a platform that answers something else', () => {
  let other: Server
  afterEach(() => new Promise((done) => other.close(done)))

  /** A server that gives every call the same answer. */
  async function answering(status: number, body: string, hear: (asked: string) => void = () => {}): Promise<Apis> {
    other = createServer((request, response) => {
      let asked = ''
      request.on('data', (part: Buffer) => (asked += part.toString()))
      request.on('end', () => hear(asked))
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    return apisAt(other)
  }

  it('is told in the words for lists that fail [E11]', async () => {
    const { discovery } = await answering(503, '{"code":"unavailable","message":"Down"}')
    const failure = { name: 'Problem', code: 'unavailable', status: 503, message: 'Error processing request' }
    await expect(discovery.cities({ country_code: 'ae' })).rejects.toMatchObject(failure)
    await expect(discovery.insurances()).rejects.toMatchObject(failure)
  })

  it('is "No Content" where a search for clinics has no data [E12]', async () => {
    const { search } = await answering(200, '{}')
    const none = { code: 'no_content', message: 'No Content' }
    await expect(search.facilities()).rejects.toMatchObject(none)
    await expect(search.facilitiesOrWider({}, { aroundLatLng: '25.2,55.3' })).rejects.toMatchObject(none)
  })

  it('is rejected for specialities, clinics and several indexes at once [E13]', async () => {
    const { search } = await answering(500, '{"code":"unexpected","message":"Broken"}')
    const calls = [search.specialities(), search.facilities(), search.suggest('al', { country: 'ae' })]
    for (const outcome of await Promise.allSettled(calls))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unexpected', status: 500 } })
  })

  it('is asked both questions of a list with one call, of which it may leave the second alone [C72]', async () => {
    const hit = { objectID: '7', id: '7', unique_id: 'f00d', countryCode: 'ae' }
    const full = { hits: [hit], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 1 }
    const asked: string[] = []
    const { search } = await answering(
      200,
      JSON.stringify({ results: [full, { ...full, hits: [], nbHits: 0, processed: false }] }),
      (body) => asked.push(body),
    )
    const around = { aroundLatLng: '25.2,55.3' }
    const found = await search.doctorsOrWider({ country_code: 'ae', fg_online: true, hitsPerPage: 1 }, around)
    expect([found.searchByAroundLangLat, found.hits.map(({ id }) => id)]).toEqual([false, ['7']])
    await search.facilitiesOrWider({}, around)
    expect(asked.map((body) => JSON.parse(body) as object)).toMatchObject([
      {
        strategy: 'stopIfEnoughMatches',
        requests: [
          { indexName: 'doctor', country_code: 'ae', fg_online: true, hitsPerPage: 1 },
          { indexName: 'doctor_nearest', ...around, aroundRadius: 50_000 },
        ],
      },
      { strategy: 'stopIfEnoughMatches', requests: [{ indexName: 'facility' }, { indexName: 'facility', ...around }] },
    ])
  })

  it('is known by unique id in a country that is not on the list [S30]', async () => {
    const hit = { objectID: '7', id: '7', unique_id: 'f00d', fullName: 'Dr A', countryCode: 'fr' }
    const answer = { hits: [hit, { ...hit, countryCode: 'eg' }], nbHits: 2, nbPages: 1, page: 0, hitsPerPage: 20 }
    const { search } = await answering(200, JSON.stringify(answer))
    expect((await search.doctors()).hits.map(({ id }) => id)).toEqual(['f00d', '7'])
  })
})

describe('a question that is given up', () => {
  it('rejects as an abort, and the combined one says that it was cancelled [E05] [E13]', async () => {
    const given = AbortSignal.abort()
    await expect(apis.search.doctors({}, given)).rejects.toMatchObject({ name: 'AbortError' })
    expect(await apis.search.suggest('al', { country: 'ae' }, given)).toEqual({
      specialities: [],
      doctors: [],
      facilities: [],
      insurances: [],
      cancelled: true,
    })
    await expect(apis.discovery.cities({ country_code: 'ae' }, given)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
