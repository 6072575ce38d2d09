import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPortrait, portraitSeed, type Look } from '#server/web/portrait-face'
import { openTestDatabase } from '#tests/support/database'
import { openDatabase, type OpenDatabase } from '../db/open.ts'
import { loadDemo } from './load.ts'

let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const tables = [
  'countries',
  'cities',
  'specialities',
  'insurers',
  'insurance_plans',
  'facilities',
  'facility_faqs',
  'facility_jobs',
  'facility_reviews',
  'practitioners',
  'practice_locations',
  'services',
  'availability_rules',
  'availability_exceptions',
]

async function fingerprint(database: OpenDatabase): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const table of tables) {
    const rows = await database.query<{ row: string }>(
      `select row_to_json(t)::text as row from (select * from ${table}) t order by 1`,
    )
    prints[table] = createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex')
  }
  return prints
}

describe('the demo directory', () => {
  it('is the same wherever it is loaded', async () => {
    const other = await openDatabase({ dataDir: '', memory: true })
    await loadDemo(other, { practitioners: 600 })
    expect(await fingerprint(other)).toEqual(await fingerprint(open))
    await other.close()
  })

  it('does nothing to a directory that was loaded, and starts a cut-off one over', async () => {
    const before = await fingerprint(open)
    const steps: number[] = []
    await loadDemo(open, { practitioners: 600, onProgress: (done) => steps.push(done) })
    expect(steps).toEqual([])

    await open.query(`update loaded_sets set state = 'loading' where name = 'demo directory'`)
    await open.query('delete from availability_rules where practitioner_id > 300')
    await loadDemo(open, { practitioners: 600, onProgress: (done) => steps.push(done) })
    expect(steps).toEqual([600])
    const after = await fingerprint(open)
    // The exceptions are numbered by the database, which goes on counting.
    expect({ ...after, availability_exceptions: '' }).toEqual({ ...before, availability_exceptions: '' })
  })

  it('puts every facility within 40 km of its city', async () => {
    const far = await open.query(
      `select f.id from facilities f join cities c on c.id = f.city_id
       where 6371 * 2 * asin(sqrt(power(sin(radians(f.lat - c.lat) / 2), 2)
         + cos(radians(f.lat)) * cos(radians(c.lat)) * power(sin(radians(f.lng - c.lng) / 2), 2))) > 40`,
    )
    expect(far).toEqual([])
  })

  it('gives everybody a service, working hours and a place in their own city', async () => {
    const lacking = await open.query(
      `select p.id from practitioners p
       where not exists (select from services s join availability_rules r using (practitioner_id, facility_id)
                          where practitioner_id = p.id and s.consultation_type = any(r.consultation_types))
          or not exists (select from practice_locations l join facilities f on f.id = l.facility_id
                          where l.practitioner_id = p.id and f.city_id = p.city_id)`,
    )
    expect(lacking).toEqual([])
  })

  it('offers no service at a place or in a way without working hours for it', async () => {
    const orphaned = await open.query(
      `select s.id from services s where not exists (
         select from availability_rules r
         where r.practitioner_id = s.practitioner_id and r.facility_id = s.facility_id and s.consultation_type = any(r.consultation_types))`,
    )
    expect(orphaned).toEqual([])
  })

  it('keeps working hours inside the opening hours of the facility', async () => {
    const outside = await open.query(
      `select r.practitioner_id from availability_rules r
       join facilities f on f.id = r.facility_id
       cross join unnest(r.weekdays) as d(day)
       cross join lateral (select f.opening_hours -> (array['monday','tuesday','wednesday','thursday','friday','saturday','sunday'])[d.day] as hours) h
       where not (h.hours ->> 'enabled')::boolean
          or r.from_minute < split_part(h.hours ->> 'from', ':', 1)::int * 60 + split_part(h.hours ->> 'from', ':', 2)::int
          or r.to_minute > split_part(h.hours ->> 'to', ':', 1)::int * 60 + split_part(h.hours ->> 'to', ':', 2)::int`,
    )
    expect(outside).toEqual([])
  })

  it('has most people working on each day of the week, in each country', async () => {
    const shares = await open.query<{ country_code: string; day: number; share: number }>(
      `select p.country_code, d.day, (count(distinct r.practitioner_id)::float8 / count(distinct p.id)) as share
       from practitioners p cross join generate_series(1, 7) as d(day)
       left join availability_rules r on r.practitioner_id = p.id and d.day = any(r.weekdays)
       group by 1, 2`,
    )
    expect(shares).toHaveLength(21)
    expect(shares.filter(({ share }) => share < 0.5)).toEqual([])
  })

  it('writes every name, title and biography in Arabic too', async () => {
    const arabic = '[\\u0600-\\u06FF]'
    const latinOnly = await open.query(
      `select id from practitioners where name_ar !~ $1 or title_ar !~ $1 or bio_ar !~ $1
       union all select id from facilities where name_ar !~ $1 or address_ar !~ $1 or area_ar !~ $1
       union all select id from cities where name_ar !~ $1
       union all select id from specialities where name_ar !~ $1`,
      [arabic],
    )
    expect(latinOnly).toEqual([])
  })

  it('gives everybody a face that agrees with gender, name and age', async () => {
    const people = await open.query<{ name_en: string; gender: string; look: number; years: number; arabic: boolean }>(
      `select name_en, gender, portrait_seed % 8 as look, years_of_experience as years, 'arabic' = any(languages) as arabic
       from practitioners`,
    )
    const [hijab, grey, ghutra, songkok] = ['hijab', 'grey', 'ghutra', 'songkok'].map((look) =>
      portraitSeed(look as Look, 0),
    )
    const isFemaleLook = (look: number) => look < 3
    const wrong = people.filter(
      ({ name_en: name, gender, look, years, arabic }) =>
        isFemaleLook(look) !== (gender === 'female') ||
        (look === ghutra && !arabic) ||
        ((look === hijab || look === songkok) && /\b(Maria|Made|Wayan|Andreas)\b/.test(name)) ||
        (look === grey && years < 18),
    )
    expect(wrong).toEqual([])
  })

  it('draws no two specialities alike', async () => {
    const icons = await open.query<{ icon: string }>('select icon from specialities')
    expect(new Set(icons.map(({ icon }) => icon)).size).toBe(icons.length)
  })

  it('repeats few faces', async () => {
    const seeds = await open.query<{ seed: number }>('select portrait_seed as seed from practitioners')
    const faces = new Set(seeds.map(({ seed }) => drawPortrait(seed)))
    expect(faces.size / seeds.length).toBeGreaterThan(0.8)
  })

  it('has patients say of a facility nothing twice, and something in each language of its country', async () => {
    const reviews = await open.query<{ facility_id: number; body: string }>(
      'select facility_id, body from facility_reviews',
    )
    const bodies = reviews.map(({ facility_id: id, body }) => `${id} ${body}`)
    expect(bodies.filter((one, index) => bodies.indexOf(one) !== index).length / bodies.length).toBeLessThan(0.02)
    const lacking = await open.query(
      `select r.facility_id, array_agg(distinct r.language) as languages
       from facility_reviews r join facilities f on f.id = r.facility_id
       group by r.facility_id, f.country_code having count(*) > 2
         and not array_agg(distinct r.language) @> (case f.country_code when 'id' then '{id,en}' else '{ar,en}' end)::text[]`,
    )
    expect(lacking).toEqual([])
  })

  it('has people begin their days at many times, and specialities too', async () => {
    const starts = await open.query<{ country_code: string; start: number; share: number }>(
      `select country_code, from_minute as start, count(*)::float8 / sum(count(*)) over (partition by country_code) as share
       from availability_rules r join practitioners p on p.id = r.practitioner_id group by 1, 2`,
    )
    expect(Math.max(...starts.map(({ share }) => share))).toBeLessThan(0.2)
    const firsts = await open.query<{ speciality_id: number; first: number }>(
      `select speciality_id, min(from_minute) as first from availability_rules r
       join practitioners p on p.id = r.practitioner_id where country_code = 'ae' group by 1`,
    )
    expect(new Set(firsts.map(({ first }) => first)).size).toBeGreaterThan(6)
  })

  it('holds some of everything the default filters leave out [V14]', async () => {
    const [left] = await open.query<Record<string, number>>(
      `select count(*) filter (where plan = 0) as no_plan, count(*) filter (where not published) as hidden,
              count(*) filter (where fg_test) as test, count(*) filter (where plan in (1, 2) and published and not fg_test) as shown
       from practitioners`,
    )
    expect(left!['no_plan']).toBeGreaterThan(0)
    expect(left!['hidden']).toBeGreaterThan(0)
    expect(left!['test']).toBeGreaterThan(0)
    expect(left!['shown']).toBeGreaterThan(500)
  })

  it('gives the hospital group doctors of its own, each at its houses alone', async () => {
    const places = await open.query<{ name_en: string }>(
      `select distinct f.name_en from practitioners p
       join practice_locations l on l.practitioner_id = p.id join facilities f on f.id = l.facility_id
       where p.whitelabels = '{}'`,
    )
    expect(places.length).toBeGreaterThan(3)
    expect(places.filter(({ name_en: name }) => !name.startsWith('Rumman '))).toEqual([])
  })
})
