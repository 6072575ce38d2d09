import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InsuranceHit, PractitionerDetail } from '#contract/directory'
import type { City } from '#contract/tenant'
import { startTestServer, type TestServer } from '../support/server.ts'

type Person = {
  id: number
  slug: string
  country_code: string
  name_en: string
  name_ar: string
  name_id: string
  title_ar: string
  speciality: string
}

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  const [row] = await server.database.query<Person>(
    `select p.id, p.slug, p.country_code, p.name_en, p.name_ar, p.name_id, p.title_ar, s.name_ar as speciality
     from practitioners p join specialities s on s.id = p.speciality_id
     where p.published and p.country_code = 'ae' and exists (select from practice_locations l join facilities f on f.id = l.facility_id
       where l.practitioner_id = p.id and f.published) order by p.id limit 1`,
  )
  person = row!
})
afterAll(() => server.close())

const get = (path: string, call = {}) => server.call('discovery', 'GET', path, call)

describe('a practitioner', () => {
  it('is found by id and by address alike [C74] [C75]', async () => {
    const byId = await get(`/practitioner/${person.id}/detail`)
    const bySlug = await get('/practitioner/', { query: { slug: person.slug, country_code: 'ae' } })
    expect(byId.statusCode).toBe(200)
    expect(byId.json<{ data: PractitionerDetail }>().data).toMatchObject({
      id: String(person.id),
      slug: person.slug,
      fullName: person.name_en,
      en_fullName: person.name_en,
    })
    expect(bySlug.json()).toEqual(byId.json())
  })

  it('is told in the language of the request, with the English name beside it', async () => {
    const { data } = (await get(`/practitioner/${person.id}/detail`, { locale: 'ar-ae' })).json<{
      data: PractitionerDetail
    }>()
    expect(data).toMatchObject({
      fullName: person.name_ar,
      en_fullName: person.name_en,
      title: person.title_ar,
      speciality: person.speciality,
    })
    for (const location of data.locations)
      expect([location.name, location.address]).toEqual([location.ar_name, location.ar_address])
    const indonesian = (await get(`/practitioner/${person.id}/detail`, { locale: 'id' })).json<{
      data: PractitionerDetail
    }>()
    expect(indonesian.data.fullName).toBe(person.name_id)
  })

  it('comes with others of the same speciality and city, and with insurers and plans by name', async () => {
    const { data } = (await get(`/practitioner/${person.id}/detail`)).json<{ data: PractitionerDetail }>()
    for (const other of data.related)
      expect([other.speciality_slug, other.city_slug]).toEqual([data.speciality_slug, data.city_slug])
    expect(data.related.map(({ id }) => id)).not.toContain(data.id)
    for (const { id, ...other } of data.related) {
      const own = (await get(`/practitioner/${id}/detail`)).json<{ data: PractitionerDetail }>().data
      expect(other).toMatchObject({
        places: own.locations.map(({ facility_id, name, area }) => ({ facility_id, name, area })),
        fee: own.fee,
        service_fees: own.service_fees,
      })
    }
    expect(data.related.length).toBeGreaterThan(0)
    expect(data.insurances_detail.map(({ slug }) => slug)).toEqual(data.insurances)
    expect(data.insurances_detail.flatMap(({ plans }) => plans.map(({ id }) => id)).toSorted()).toEqual(
      data.insurance_plans.toSorted(),
    )
  })

  it('may be kept by whoever asks without a session', async () => {
    const { headers } = await get(`/practitioner/${person.id}/detail`)
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=3600')
  })

  it.each(['999999999', '4294967297', '9999999999'])('is not found by the id %s', async (id) => {
    const answer = await get(`/practitioner/${id}/detail`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  })

  it.each(['0', '-1', '1.5', 'abc', "1' or '1'='1"])('has no id like %s', async (id) => {
    const answer = await get(`/practitioner/${encodeURIComponent(id)}/detail`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation_failed'])
  })

  it('is not found in another country, unpublished, or by a tenant that does not show them [T05]', async () => {
    const elsewhere = await get('/practitioner/', { query: { slug: person.slug, country_code: 'sa' } })
    const [hidden] = await server.database.query<{ id: number }>(
      'select id from practitioners where not published limit 1',
    )
    const [foreign] = await server.database.query<{ id: number }>(
      `select id from practitioners where published and country_code = 'ae' and not ('insurer' = any(whitelabels)) and whitelabels <> '{}' limit 1`,
    )
    const answers = [
      elsewhere,
      await get(`/practitioner/${hidden!.id}/detail`),
      await get(`/practitioner/${foreign!.id}/detail`, { tenant: 'insurer' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await get(`/practitioner/${foreign!.id}/detail`)).statusCode).toBe(200)
  })
})

describe('lists', () => {
  it('names the cities of a country with how many doctors each lists, and its quarters [C81]', async () => {
    const { data } = (await get('/master/cities', { query: { country_code: 'ae' }, locale: 'ar-ae' })).json<{
      data: City[]
    }>()
    const rows = await server.database.query<{ slug: string; name: string; doctors: number }>(
      `select c.slug, c.name_ar as name, count(p.id)::int as doctors from cities c
       left join practitioners p on p.city_id = c.id and p.published and not p.fg_test and p.plan in (1, 2)
       where c.country_code = 'ae' group by c.id order by doctors desc, c.id`,
    )
    expect(data.map(({ slug, name, doctors }) => ({ slug, name, doctors }))).toEqual(rows)
    const areas = await server.database.query<{ name: string; en_name: string; doctors: number }>(
      `select f.area_ar as name, f.area_en as en_name, count(distinct p.id)::int as doctors from facilities f
       join practice_locations l on l.facility_id = f.id join practitioners p on p.id = l.practitioner_id
       join cities c on c.id = f.city_id
       where c.slug = 'dubai' and f.published and p.published and not p.fg_test and p.plan in (1, 2)
       group by 1, 2 order by 3 desc, 2`,
    )
    expect(areas.length).toBeGreaterThan(5)
    expect(data.find(({ slug }) => slug === 'dubai')!.areas).toEqual(areas)
  })

  it('names the insurers of the visitor’s country with their plans [C82][N16]', async () => {
    const { data } = (await get('/master/insurances')).json<{ data: InsuranceHit[] }>()
    expect(data.length).toBeGreaterThan(0)
    for (const insurer of data) {
      expect(insurer.countryCode).toContain('ae')
      expect(insurer.plans.length).toBeGreaterThan(0)
    }
  })

  it('are empty for a country the tenant does not serve', async () => {
    expect((await get('/master/cities', { query: { country_code: 'eg' } })).json()).toEqual({ data: [] })
    expect((await get('/master/insurances', { query: { country_code: 'eg' } })).json()).toEqual({ data: [] })
  })
})
