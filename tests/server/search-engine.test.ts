import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorHit, SpecialityHit } from '#contract/directory'
import type { OpenDatabase } from '#server/db/open'
import { whereListed, wherePlace } from '#server/directory/visibility/conditions'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import { openTestDatabase } from '../support/database.ts'

let database: OpenDatabase
let engine: SearchEngine
let now = new Date('2026-11-25T08:00:00Z')
beforeAll(async () => {
  database = await openTestDatabase()
  engine = await createSearchEngine(database, () => now)
})
afterAll(() => database.close())

const doctorsOf = async (filters: string) =>
  (await engine.search('doctor', { filters, hitsPerPage: 1000 })).hits as DoctorHit[]

describe('a doctor in the index', () => {
  it('has its words in three languages under the names of the protocol [N12]', async () => {
    const [row] = await database.query<
      Record<'id' | 'name_en' | 'name_ar' | 'name_id' | 'title_ar' | 'title_id', string> & { portrait_seed: number }
    >(
      'select id::text, name_en, name_ar, name_id, title_ar, title_id, portrait_seed from practitioners where published and not fg_test and plan in (1, 2) order by id limit 1',
    )
    const [hit] = await doctorsOf(`id:${row!.id}`)
    expect(hit).toMatchObject({
      objectID: row!.id,
      fullName: row!.name_en,
      arabic_fullName: row!.name_ar,
      id_fullName: row!.name_id,
      arabic_title: row!.title_ar,
      id_title: row!.title_id,
      profilePicture: `/portraits/${row!.portrait_seed}.svg`,
    })
  })

  it('has the places where patients are seen, with their networks and points [N13]', async () => {
    const rows = await database.query<{
      practitioner_id: number
      facility_id: number
      name_ar: string
      plan_ids: number[]
    }>(
      `select l.practitioner_id, l.facility_id, f.name_ar, l.plan_ids from practice_locations l join facilities f on f.id = l.facility_id
       join practitioners p on p.id = l.practitioner_id where ${whereListed('p')} and ${wherePlace('f')} order by l.practitioner_id, l.position`,
    )
    const hits = await doctorsOf('published:true')
    const found = hits
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .flatMap((hit) => {
        expect(hit._geoloc).toEqual(hit.locations.map((location) => location._geoloc))
        return hit.locations.map((location) => ({
          practitioner_id: Number(hit.id),
          facility_id: Number(location.facility_id),
          name_ar: location.arabicName,
          plan_ids: location.network_ids,
        }))
      })
    expect(found).toEqual(rows)
  })

  it('tells whether there is work today by the clock of the place, as time goes on', async () => {
    const available = async (moment: string) => {
      now = new Date(moment)
      return (await engine.search('doctor', { filters: 'fg_available_today:true AND countryCode:ae', hitsPerPage: 0 }))
        .nbHits
    }
    const lateInDubai = await available('2026-11-25T19:59:00Z')
    const nextMorning = await available('2026-11-25T20:01:00Z')
    expect(lateInDubai).toBe(0)
    expect(nextMorning).toBeGreaterThan(0)
  })
})

describe('a speciality', () => {
  it('is one document for each language [N17]', async () => {
    const { hits } = await engine.search('speciality', { filters: 'slug:dermatology' })
    const named = (hits as SpecialityHit[]).toSorted((one, other) =>
      one.language_code.localeCompare(other.language_code),
    )
    const [row] = await database.query<Record<'name_ar' | 'name_en' | 'name_id', string>>(
      `select name_en, name_ar, name_id from specialities where slug = 'dermatology'`,
      [],
    )
    const { name_ar, name_en, name_id } = row!
    expect(
      named.map(({ language_code, speciality, label, whitelabels }) => [language_code, speciality, label, whitelabels]),
    ).toEqual([
      ['ar', name_ar, name_ar, []],
      ['en', name_en, name_en, []],
      ['id', name_id, name_id, []],
    ])
  })

  it('is found by the tenants that show it, and by no other, and so are its doctors [N17]', async () => {
    const filters = 'slug:plastic-surgery AND language_code:en'
    const all = (await engine.search('speciality', { filters })).hits as SpecialityHit[]
    expect(all.map(({ whitelabels }) => whitelabels)).toEqual([['patientweb', 'hospital']])
    const found = async (tenant: string) => {
      const scope = { tenant, markets: ['ae', 'sa', 'id'] }
      const { hits } = await engine.search('speciality', { filters }, { scope })
      const doctors = await engine.search('doctor', { filters: 'speciality_slug:plastic-surgery' }, { scope })
      const { nbHits } = await engine.search('facility', { filters: 'speciality_slugs:plastic-surgery' }, { scope })
      return [(hits as SpecialityHit[]).map(({ whitelabels }) => whitelabels), doctors.nbHits > 0, nbHits > 0]
    }
    expect(await found('patientweb')).toEqual([[['patientweb']], true, true])
    expect(await found('hospital')).toEqual([[['hospital']], expect.any(Boolean), expect.any(Boolean)])
    expect(await found('insurer')).toEqual([[], false, false])
  })

  it.each([
    ['derma', 'dermatology'],
    ['جلدية', 'dermatology'],
    ['kulit', 'dermatology'],
    ['THT', 'ear-nose-throat'],
  ])('is found by the everyday word "%s" in whichever language', async (query, slug) => {
    const { hits } = await engine.search('speciality', { query, filters: 'language_code:en' })
    expect((hits[0] as SpecialityHit).slug).toBe(slug)
  })
})

describe('an insurer', () => {
  it('has its plans and the countries it works in [N16]', async () => {
    const [row] = await database.query<{ id: string; name_en: string; slug: string; country_codes: string[] }>(
      'select id::text, name_en, slug, country_codes from insurers order by id limit 1',
    )
    const plans = await database.query<{ id: string; name: string }>(
      'select id::text, name from insurance_plans where insurer_id = $1 order by insurance_plans.id',
      [Number(row!.id)],
    )
    const { hits } = await engine.search('insurance', { filters: `id:${row!.id}` })
    expect(hits).toMatchObject([{ name: row!.name_en, value: row!.slug, countryCode: row!.country_codes, plans }])
  })
})

describe('the bookable indexes', () => {
  it('hold those with hours and a service [C73]', async () => {
    const [row] = await database.query<{ doctors: number }>(
      `select count(*)::int as doctors from practitioners p where ${whereListed('p')}
         and exists (select from availability_rules r join facilities f on f.id = r.facility_id join practice_locations l
           on l.facility_id = f.id and l.practitioner_id = p.id where r.practitioner_id = p.id and ${wherePlace('f')})
         and exists (select from services s where s.practitioner_id = p.id)`,
    )
    expect((await engine.search('doctor_bookable', { hitsPerPage: 0 })).nbHits).toBe(row!.doctors)
  })
})

describe('following the directory', () => {
  it('shows a change, and forgets who is no longer published', async () => {
    const [hit] = await doctorsOf('published:true')
    const id = Number(hit!.id)
    await database.query('update practitioners set name_en = $2 where id = $1', [id, 'Dr Quillon Xavertine'])
    await engine.followPractitioners([id])
    expect((await engine.search('doctor', { query: 'xavertine' })).hits).toMatchObject([
      { id: hit!.id, fullName: 'Dr Quillon Xavertine' },
    ])
    const before = engine.size('doctor')
    await database.query('update practitioners set published = false where id = $1', [id])
    await engine.followPractitioners([id])
    expect((await engine.search('doctor', { query: 'xavertine' })).nbHits).toBe(0)
    expect(engine.size('doctor')).toBe(before - 1)
  })
})
