import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FooterLinks, InsuranceOption, InsurancePlan, PractitionerDetail } from '#contract/directory'
import { createSitemapLists } from '#server/directory/sitemap'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-25T08:00:00Z') })
})
afterAll(() => server.close())

const get = (path: string, call = {}) => server.call('discovery', 'GET', path, call)
const read = async <T>(path: string, call = {}) => (await get(path, call)).json<{ data: T }>().data

describe('a practitioner', () => {
  it('is told with every field of a hit, a location and a page [C74] [C75] [N12] [N13] [N14]', async () => {
    const [row] = await server.database.query<Record<string, never> & { id: number; slug: string }>(
      `select p.*, s.slug as speciality_slug, s.name_ar as speciality_ar, c.slug as city_slug from practitioners p
       join specialities s on s.id = p.speciality_id join cities c on c.id = p.city_id
       where p.published and p.country_code = 'ae' and p.whitelabels = '{}'
         and exists (select from practice_locations l join facilities f on f.id = l.facility_id
           where l.practitioner_id = p.id and f.published and l.plan_ids <> '{}') order by p.id limit 1`,
    )
    const [place] = await server.database.query<Record<string, never>>(
      `select f.*, l.fg_callable, l.plan_ids as networks, c.name_ar as city_ar, c.slug as city_slug, c.time_zone
       from practice_locations l join facilities f on f.id = l.facility_id join cities c on c.id = f.city_id
       where l.practitioner_id = $1 order by l.position limit 1`,
      [row!.id],
    )
    const data = await read<PractitionerDetail>(`/practitioner/${row!.id}/detail`, { locale: 'ar-ae' })
    expect(await read('/practitioner/', { locale: 'ar-ae', query: { slug: row!.slug } })).toEqual(data)
    const known: Record<string, unknown> = row!
    expect(data).toMatchObject({
      id: String(row!.id),
      objectID: String(row!.id),
      unique_id: known['unique_id'],
      bio: known['bio_ar'],
      countryCode: 'ae',
      country_name: 'United Arab Emirates',
      fullName: known['name_ar'],
      name: known['name_ar'],
      en_fullName: known['name_en'],
      idx: known['rank'],
      languages: known['languages'],
      plan: known['plan'],
      profilePicture: `/portraits/${String(known['portrait_seed'])}.svg`,
      og_image: `/portraits/${String(known['portrait_seed'])}.svg`,
      slug: row!.slug,
      speciality: known['speciality_ar'],
      specialityArabic: known['speciality_ar'],
      verified: known['verified'],
      registered: known['registered'],
      title: known['title_ar'],
      years_of_experience: known['years_of_experience'],
      educations: inArabic(row!, 'educations'),
      experiences: inArabic(row!, 'experiences'),
      campaign_ids: known['campaign_ids'],
      short_url: `/doctor/${String(known['speciality_slug'])}/${String(known['city_slug'])}/${row!.slug}`,
    })
    for (const field of ['district', 'area', 'city'] as const) expect(data[field]).not.toBe('')
    for (const flag of ['fg_online', 'fg_available_today', 'fg_available_weekday', 'fg_available_weekend'] as const)
      expect(data[flag]).toBeTypeOf('boolean')
    expect(data.searchSpec.length).toBeGreaterThan(0)
    expect(data.services.every((topic) => /[؀-ۿ]/.test(topic))).toBe(true)
    expect(Math.min(...data.service_fees.map(({ fee }) => fee))).toBe(data.fee)
    expect(data.service_fees[0]!.currency_symbol).toBe('AED')

    const facility: Record<string, unknown> = place!
    const networks = facility['networks'] as number[]
    expect(data.locations[0]).toMatchObject({
      id: `${row!.id}-${String(facility['id'])}`,
      facility_id: String(facility['id']),
      name: facility['name_ar'],
      arabicName: facility['name_ar'],
      ar_name: facility['name_ar'],
      id_name: facility['name_id'],
      slug: facility['slug'],
      fg_callable: facility['fg_callable'],
      practitioner_plan_id: known['plan'],
      is_available: true,
      address: facility['address_ar'],
      en_address: facility['address_en'],
      ar_address: facility['address_ar'],
      _geoloc: { lat: facility['lat'], lng: facility['lng'] },
      phone: facility['phone'],
      real_phone: facility['fg_callable'] ? facility['phone'] : '',
      area: facility['area_ar'],
      district: facility['area_ar'],
      network_ids: networks,
      opening_time: facility['opening_hours'],
      city: facility['city_ar'],
      idx: 0,
      plan: facility['plan'],
      cover: (facility['photos'] as string[])[0],
      clinicType: facility['clinic_type'],
      time_zone: facility['time_zone'],
    })
    expect(data.locations[0]!.insuranceLocal.flatMap(({ plan_ids }) => plan_ids).toSorted()).toEqual(
      networks.map(String).toSorted(),
    )
  })

  it('is found by unique id too [S30]', async () => {
    const [row] = await server.database.query<{ id: number; unique_id: string }>(
      `select id, unique_id from practitioners where published and country_code = 'ae' order by id limit 1`,
    )
    expect((await read<PractitionerDetail>(`/practitioner/${row!.unique_id}/detail`)).id).toBe(String(row!.id))
    expect((await get('/practitioner/00000000-0000-4000-a000-000000000000/detail')).statusCode).toBe(404)
  })
})

/** Entries of a career by their Arabic words, each saying so. */
const inArabic = (row: Record<string, unknown>, field: string) =>
  (row[field] as { ar: object; id: object }[]).map(({ ar, id: _, ...entry }) => ({ ...entry, ...ar, language: 'ar' }))

describe('links below a page of the directory', () => {
  const footer = (form: string, query: Record<string, string>, call = {}) =>
    read<FooterLinks>(`/practitioner/${form}`, { query, ...call })

  it('lead to its neighbours with somebody on them, most doctors first [C76]', async () => {
    const { groups } = await footer('footer', {
      country_code: 'ae',
      speciality: 'dermatology',
      city: 'dubai',
      url: '/doctor/dermatology/dubai?page=2',
    })
    expect(groups.map(({ kind }) => kind)).toEqual(['cities', 'specialities', 'languages', 'insurances'])
    const rows = await server.database.query<{ city: string; doctors: number }>(
      `select c.slug as city, count(*)::int as doctors from practitioners p join cities c on c.id = p.city_id
       join specialities s on s.id = p.speciality_id
       where s.slug = 'dermatology' and p.country_code = 'ae' and p.published and not p.fg_test and p.plan in (1, 2)
         and c.slug <> 'dubai' group by 1`,
    )
    const [cities, specialities] = groups
    expect(new Map(cities!.links.map(({ city, doctors }) => [city, doctors]))).toEqual(
      new Map(rows.map(({ city, doctors }) => [city, doctors])),
    )
    for (const { links } of groups) {
      const counts = links.map(({ doctors }) => doctors)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    }
    expect(cities!.links[0]!.path).toBe(`doctor/dermatology/${cities!.links[0]!.city}`)
    expect(specialities!.links.map(({ path }) => path)).not.toContain('doctor/dermatology/dubai')
    expect(specialities!.links.every(({ city }) => city === 'dubai')).toBe(true)
  })

  it('are fewer in the compact form, and in the language of the request [C76]', async () => {
    const whole = await footer('footer', { country_code: 'ae' }, { locale: 'ar-ae' })
    const compact = await footer('footer/compact', { country_code: 'ae' }, { locale: 'ar-ae' })
    expect(compact.groups.map(({ links }) => links)).toEqual(whole.groups.map(({ links }) => links.slice(0, 6)))
    expect(compact.groups[0]!.links[0]!.name).toMatch(/[؀-ۿ]/)
  })

  it('lead nowhere the tenant does not go [C76] [T05]', async () => {
    const { groups } = await footer('footer', { country_code: 'ae' }, { tenant: 'insurer' })
    expect(groups.find(({ kind }) => kind === 'insurances')!.links.map(({ insurance }) => insurance)).toEqual([
      'sadeem',
    ])
    expect(await footer('footer', { country_code: 'eg' })).toEqual({ groups: [] })
  })
})

describe('insurers to choose from', () => {
  it('are narrowed by name and by plan, in any language [C83] [N16]', async () => {
    const [sadeem] = await read<InsuranceOption[]>('/insurance', {
      locale: 'ar-ae',
      query: { insurance_name: 'sadeem insurance', insurance_plan: 'gold' },
    })
    expect(sadeem).toMatchObject({
      label: 'سديم للتأمين',
      value: 'sadeem',
      data: { slug: 'sadeem', name: 'سديم للتأمين' },
      childs: [{ label: 'Gold', value: '11', data: { id: '11', insurance_slug: 'sadeem' } }],
    })
    const all = await read<InsuranceOption[]>('/insurance')
    expect(all.length).toBeGreaterThan(4)
    for (const { data, childs } of all) expect(childs.map(({ value }) => value)).toEqual(data.plans.map(({ id }) => id))
    expect(await read('/insurance', { query: { insurance_name: 'nobody' } })).toEqual([])
  })

  it('name a plan by its id, to the tenants that show its insurer [C84]', async () => {
    expect(await read<InsurancePlan>('/insurance/plan/21')).toEqual({
      id: '21',
      name: 'Comprehensive',
      insurance_id: '2',
      insurance_slug: 'waha',
      insurance_name: 'Waha Takaful',
    })
    expect((await get('/insurance/plan/21', { tenant: 'insurer' })).statusCode).toBe(404)
    expect((await get('/insurance/plan/999999')).statusCode).toBe(404)
  })
})

describe('lists for a sitemap', () => {
  const scope = { tenant: 'insurer', markets: ['ae', 'sa'] }

  it('hold what the tenant lists, in parts, and combinations with somebody on them', async () => {
    const lists = createSitemapLists(server.database)
    const [first, all] = [
      await lists.doctors(scope, 'ae', { limit: 10 }),
      await lists.doctors(scope, 'ae', { limit: 1e6 }),
    ]
    const rest = await lists.doctors(scope, 'ae', { after: first.at(-1)!.id, limit: 1e6 })
    expect([...first, ...rest]).toEqual(all)
    const search = await server.call('search', 'POST', '/search/indexes/doctor/query', {
      tenant: 'insurer',
      body: { filters: 'published:true AND fg_test:false AND (plan:1 OR plan:2) AND countryCode:ae', hitsPerPage: 0 },
    })
    expect(all).toHaveLength(search.json<{ nbHits: number }>().nbHits)
    const combinations = await lists.specialitiesInCities(scope, 'ae')
    expect(combinations.reduce((sum, { doctors }) => sum + doctors, 0)).toBe(all.length)
    expect(await lists.insurers(scope, 'ae')).toMatchObject([{ slug: 'sadeem' }])
    expect((await lists.languages(scope, 'ae')).map(({ slug }) => slug)).toContain('urdu')
    expect((await lists.facilitiesInCities(scope, 'ae')).reduce((sum, { facilities }) => sum + facilities, 0)).toBe(
      (await lists.facilities(scope, 'ae', { limit: 1e6 })).length,
    )
    expect(await lists.cities(scope, 'id')).toEqual([])
  })

  it('tell when a page last changed: itself, or what stands on it', async () => {
    const lists = createSitemapLists(server.database)
    const dateOf = async (id: number) => (await lists.doctors(scope, 'ae', { after: id - 1, limit: 1 }))[0]!.lastmod
    const [id, other] = (await lists.doctors(scope, 'ae', { limit: 2 })).map((doctor) => doctor.id) as [number, number]
    const before = await dateOf(id)
    expect(before < '2026-11-21').toBe(true)
    await server.database.query('update services set fee = fee + 10 where practitioner_id = $1', [id])
    expect((await dateOf(id)) > before).toBe(true)
    const untouched = await dateOf(other)
    await server.database.query('update practitioners set verified = not verified where id = $1', [other])
    expect((await dateOf(other)) > untouched).toBe(true)
    const [place] = await lists.facilities(scope, 'ae', { limit: 1 })
    await server.database.query('delete from facility_faqs where facility_id = $1', [place!.id])
    expect((await lists.facilities(scope, 'ae', { limit: 1 }))[0]!.lastmod > place!.lastmod).toBe(true)
  })
})
