import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorHit, FacilityHit } from '#contract/directory'
import {
  amenityNames,
  openingDays,
  type FacilityDetail,
  type FacilityFaq,
  type FacilityJob,
  type FacilityReviews,
  type Paged,
} from '#contract/facility'
import type { TestServer } from '#tests/support/server'
import { clinicCallsOf, openClinics, type Clinics } from './discovery-clinics-world.ts'

let server: TestServer
let clinic: Clinics['clinic']
let listedOnly: number
let foreign: number
beforeAll(async () => {
  const clinics = await openClinics()
  server = clinics.server
  clinic = clinics.clinic
  listedOnly = clinics.listedOnly
  foreign = clinics.foreign
})
afterAll(() => server.close())

const { get, read, profile } = clinicCallsOf(() => server)

describe('a facility', () => {
  it('is told with every field, by id and by address alike [C77] [C78] [N15]', async () => {
    const data = await read<FacilityDetail>(`/facility/${clinic.id}`)
    expect(await read('/facility/', { query: { slug: clinic.slug, country_code: 'ae' } })).toEqual(data)
    expect(data).toMatchObject({
      id: String(clinic.id),
      objectID: String(clinic.id),
      unique_id: clinic.unique_id,
      slug: clinic.slug,
      name: clinic.name_en,
      logo: clinic.logo,
      cover: clinic.photos[0],
      city_slug: clinic.city_slug,
      address: clinic.address_en,
      clinicType: clinic.clinic_type,
      countryCode: 'ae',
      campaign_ids: [],
    })
    expect(data.logo).toMatch(/^\/facility-pictures\/\d+\.svg$/)
    const staff = await server.database.query<{ id: string; slug: string }>(
      `select s.id::text, s.slug from practice_locations l join practitioners p on p.id = l.practitioner_id
       join specialities s on s.id = p.speciality_id
       where l.facility_id = $1 and p.published and not p.fg_test and p.plan in (1, 2) group by s.id order by s.rank`,
      [clinic.id],
    )
    expect(data.speciality_ids).toEqual(staff.map(({ id }) => id))
    expect(data.speciality_slugs).toEqual(staff.map(({ slug }) => slug))
    expect(data.specialities).toHaveLength(staff.length)
  })

  it('comes with its doctors unless they are skipped [C77]', async () => {
    const whole = await read<FacilityDetail>('/facility/', { query: { slug: clinic.slug } })
    expect(whole.practitioners).toHaveLength(whole.doctors)
    for (const { facility_ids } of whole.practitioners!) expect(facility_ids).toContain(String(clinic.id))
    for (const skip of ['true', '1']) {
      const alone = await read<FacilityDetail>('/facility/', { query: { slug: clinic.slug, skip_practitioner: skip } })
      expect(alone).not.toHaveProperty('practitioners')
    }
  })

  it('is not found where there is none, in another country, or by a tenant that does not show it [T05]', async () => {
    const answers = [
      await get('/facility/', { query: { slug: 'no-such-clinic' } }),
      await get('/facility/', { query: { slug: clinic.slug, country_code: 'sa' } }),
      await get('/facility/4294967297'),
      await get(`/facility/${foreign}`, { tenant: 'hospital' }),
      await get(`/facility/${foreign}/profile`, { tenant: 'hospital' }),
      await get(`/facility/${foreign}/reviews`, { tenant: 'hospital' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await get(`/facility/${foreign}`)).statusCode).toBe(200)
  })
})

describe('a clinic’s page', () => {
  it('has the profile’s shape to the last field, in the language of the request [C86] [N18]', async () => {
    const { data, member, links } = await profile(clinic.slug, { locale: 'ar-ae' })
    expect(data).toMatchObject({
      name: clinic.name_ar,
      en_name: clinic.name_en,
      photos: clinic.photos,
      address: clinic.address_ar,
      area: clinic.area_ar,
      city: clinic.city_ar,
      lat: clinic.lat,
      lng: clinic.lng,
      phone: clinic.phone,
      idx: data.doctors,
      openingTime: clinic.opening_hours,
      payment_methods: clinic.payment_methods,
      facilities: { facilityfloornumber: clinic.amenities['floor']!['ar' as never] },
    })
    expect(data.photos.length).toBeGreaterThan(2)
    expect(Object.keys(data.openingTime)).toEqual(openingDays)
    for (const name of amenityNames) {
      const { available, note } = clinic.amenities[name]!
      expect([data.facilities[name], data.facilities[`${name}Note`]]).toEqual([available, note['ar']])
    }
    const [offered] = await server.database.query<{ fees: number }>(
      `select min(fee) as fees from services s join practitioners p on p.id = s.practitioner_id
       where s.facility_id = $1 and p.published and not p.fg_test and p.plan in (1, 2)`,
      [clinic.id],
    )
    expect([data.fees, data.currency_symbol]).toEqual([offered!.fees, 'AED'])
    expect(data.insurance_value).toBe(data.insuranceLocal.length)
    expect(data.insurancePlans.map(({ id }) => id)).toEqual(data.insuranceLocal.flatMap(({ plan_ids }) => plan_ids))
    expect([member, links]).toEqual([true, { poke: null }])
  })

  it('lists its doctors as cards, and others near by that treat the same [C86]', async () => {
    const { data, doctors, recommendations } = await profile(clinic.id)
    expect(doctors.total).toBe(data.doctors)
    expect(doctors.data.length).toBe(Math.min(12, doctors.total))
    for (const doctor of doctors.data) {
      expect(doctor.facility_ids).toContain(data.id)
      expect(doctor).not.toHaveProperty('bio')
    }
    expect(recommendations.data.length).toBeGreaterThan(0)
    for (const other of recommendations.data) {
      expect([other.countryCode, other.fg_bookable]).toEqual(['ae', true])
      expect(other.id).not.toBe(data.id)
      expect(other.speciality_slugs.some((slug) => data.speciality_slugs.includes(slug))).toBe(true)
    }
  })

  it('shows a tenant its own insurers alone [T05]', async () => {
    const { data } = await profile(clinic.id, { tenant: 'insurer' })
    expect(data.insuranceLocal.map(({ slug }) => slug)).toEqual(['sadeem'])
    expect((await profile(clinic.id)).data.insurance_value).toBeGreaterThan(1)
  })

  it('counts and shows of its doctors those alone that the tenant shows [T05]', async () => {
    const [shared] = await server.database.query<{ id: number; all: number; own: number }>(
      `select f.id, count(*)::int as all, (count(*) filter (where p.whitelabels = '{}' or 'insurer' = any(p.whitelabels)))::int as own
       from facilities f join practice_locations l on l.facility_id = f.id join practitioners p on p.id = l.practitioner_id
       where f.published and f.country_code = 'ae' and 'insurer' = any(f.whitelabels) and p.published and not p.fg_test and p.plan in (1, 2)
       group by f.id having count(*) > count(*) filter (where 'insurer' = any(p.whitelabels)) order by f.id limit 1`,
    )
    const counts = async (tenant: string) => {
      const { data, doctors } = await profile(shared!.id, { tenant })
      const { json } = await server.call('search', 'POST', '/search/indexes/facility/query', {
        tenant,
        body: { filters: `id:${shared!.id}` },
      })
      return [data.doctors, doctors.total, json<{ hits: FacilityHit[] }>().hits[0]!.doctors]
    }
    expect(await counts('patientweb')).toEqual([shared!.all, shared!.all, shared!.all])
    expect(await counts('insurer')).toEqual([shared!.own, shared!.own, shared!.own])
  })
})

describe('asking a clinic to open online booking', () => {
  const poke = (id: number, tenant = 'patientweb') =>
    server.call('discovery', 'POST', `/facility/${id}/poke`, { tenant })
  const stored = () => server.database.query('select tenant_code, facility_id, day::text, count from facility_pokes')

  it('is linked to where nobody can be booked, counted once a day, and nothing about who asked is kept', async () => {
    const { links, member } = await profile(listedOnly)
    expect([member, links.poke]).toEqual([false, `/facility/${listedOnly}/poke`])
    // Both in one second: the browser may repeat it by itself, and two people may be behind one address.
    for (let time = 0; time < 2; time += 1) expect((await poke(listedOnly)).json()).toEqual({ data: { asked: true } })
    expect(await stored()).toEqual([
      { tenant_code: 'patientweb', facility_id: listedOnly, day: '2026-11-25', count: 1 },
    ])
  })

  it('is refused where one can book already, and where the tenant shows no such clinic', async () => {
    expect((await poke(clinic.id)).statusCode).toBe(404)
    expect((await poke(listedOnly, 'hospital')).statusCode).toBe(404)
    expect(await stored()).toHaveLength(1)
  })

  it('is limited for one address', async () => {
    for (let asked = 0; asked < 20; asked += 1) await poke(listedOnly)
    const refused = await poke(listedOnly)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
  })
})

describe('questions, jobs and reviews', () => {
  it('answers what patients ask, in their language and in pages [C79]', async () => {
    const all = await read<Paged<FacilityFaq>>(`/facility/${clinic.id}/faqs`, { locale: 'ar-ae' })
    expect([all.total, all.pages, all.page]).toEqual([6, 1, 1])
    for (const { question, answer } of all.items) {
      expect(question).toMatch(/[؀-ۿ]/)
      expect(answer).toMatch(/[؀-ۿ]/)
    }
    const second = await read<Paged<FacilityFaq>>(`/facility/${clinic.id}/faqs`, {
      locale: 'ar-ae',
      query: { page: 2, per_page: 4 },
    })
    expect(second).toEqual({ items: all.items.slice(4), page: 2, per_page: 4, total: 6, pages: 2 })
  })

  it('shows open positions, and none that is closed [C79]', async () => {
    const [job] = await server.database.query<{ id: number; facility_id: number; title: { id: string } }>(
      `select j.id, j.facility_id, j.title from facility_jobs j join facilities f on f.id = j.facility_id
       where f.published and f.country_code = 'ae' order by j.id limit 1`,
    )
    const jobs = async () =>
      (await read<Paged<FacilityJob>>(`/facility/${job!.facility_id}/jobs`, { locale: 'id' })).items
    const before = await jobs()
    expect(before.find(({ id }) => id === String(job!.id))?.title).toBe(job!.title.id)
    await server.database.query(`update facility_jobs set closes_on = '2026-11-24' where id = $1`, [job!.id])
    expect((await jobs()).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== String(job!.id)),
    )
  })

  it('pages through reviews, those in the reader’s language first and then the newest, and tells how they are spread [C79]', async () => {
    const [most] = await server.database.query<{ id: number; count: number }>(
      `select facility_id as id, count(*)::int as count from facility_reviews r join facilities f on f.id = r.facility_id
       where r.published and f.published and f.country_code = 'ae' and f.whitelabels = '{}' group by 1 order by 2 desc, 1 limit 1`,
    )
    const rows = await server.database.query<{ id: string; rating: number; language: string }>(
      'select id::text, rating, language from facility_reviews where facility_id = $1 and published order by created_at desc, id',
      [most!.id],
    )
    const readPages = (locale: string) =>
      Promise.all(
        [1, 2, 99].map((page) =>
          read<FacilityReviews>(`/facility/${most!.id}/reviews`, { locale, query: { page, per_page: 5 } }),
        ),
      )
    for (const language of ['en', 'ar']) {
      const own = rows.filter((row) => row.language === language)
      const others = rows.filter((row) => row.language !== language)
      expect([own.length > 0, others.length > 0]).toEqual([true, true])
      const ordered = [...own, ...others].map(({ id }) => id)
      const shown = await readPages(`${language}-ae`)
      expect(shown.map(({ items }) => items.map(({ id }) => id))).toEqual([
        ordered.slice(0, 5),
        ordered.slice(5, 10),
        [],
      ])
    }
    const pages = await readPages('en-ae')
    const [{ total, pages: count, spread, average }] = pages as [FacilityReviews]
    expect([total, count]).toEqual([rows.length, Math.ceil(rows.length / 5)])
    expect(spread).toEqual([1, 2, 3, 4, 5].map((star) => rows.filter(({ rating }) => rating === star).length))
    expect(average).toBeCloseTo(rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length, 1)
    expect((await read<FacilityDetail>(`/facility/${most!.id}`)).rating).toEqual({ average, count: rows.length })
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'per_page=0', 'per_page=101', 'per_page=x'])(
    'refuses %s [C79]',
    async (query) => {
      const answer = await get(`/facility/${clinic.id}/reviews`, {
        query: Object.fromEntries(new URLSearchParams(query)),
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation_failed'])
    },
  )
})

describe('the doctors of facilities', () => {
  it('come for several at once, listed ones alone, in pages [C85]', async () => {
    const ids = [clinic.id, foreign]
    const rows = await server.database.query<{ id: string }>(
      `select distinct p.id::text from practitioners p join practice_locations l on l.practitioner_id = p.id
       where l.facility_id = any($1) and p.published and not p.fg_test and p.plan in (1, 2)`,
      [ids],
    )
    const doctors = await read<DoctorHit[]>('/doctor', { query: { facility_id: ids.join(',') } })
    expect(doctors.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    const second = await read<DoctorHit[]>('/doctor', { query: { facility_id: ids.join(','), page: 2, per_page: 2 } })
    expect(second).toEqual(doctors.slice(2, 4))
    const hospital = await read<DoctorHit[]>('/doctor', {
      tenant: 'hospital',
      query: { facility_id: ids.join(',') },
    })
    expect(hospital.every(({ facility_ids }) => facility_ids.includes(String(clinic.id)))).toBe(true)
  })

  it.each(['', 'a', '1,', '1 or 1=1', '0'])('refuses "%s" as ids [C85]', async (ids) => {
    expect((await get('/doctor', { query: { facility_id: ids } })).statusCode).toBe(400)
  })
})
