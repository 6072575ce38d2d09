import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DoctorHit, PractitionerDetail } from '#contract/directory'
import type { SearchAnswer } from '#contract/search'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
/** A doctor that the hospital shows, who also works at a clinic that it does not. */
let doctor: { id: number; slug: string; own: number }
let elsewhere: number

beforeAll(async () => {
  const database = await openTestDatabase()
  const [own] = await database.query<typeof doctor>(
    `select p.id, p.slug, l.facility_id as own from practitioners p
     join practice_locations l on l.practitioner_id = p.id join facilities f on f.id = l.facility_id
     where p.published and not p.fg_test and p.whitelabels = '{}' and f.published and f.whitelabels = '{}' and p.country_code = 'ae'
       and (select count(*) from practice_locations o where o.practitioner_id = p.id) = 1 order by p.id limit 1`,
    [],
  )
  const [clinic] = await database.query<{ id: number }>(
    `select id from facilities where published and whitelabels = '{patientweb}' and country_code = 'ae' order by id limit 1`,
    [],
  )
  doctor = own!
  elsewhere = clinic!.id
  await database.query(
    `insert into practice_locations (practitioner_id, facility_id, position, fg_callable, plan_ids) values ($1, $2, -1, true, '{}')`,
    [doctor.id, elsewhere],
  )
  await database.query(
    `insert into services (id, practitioner_id, facility_id, name_en, name_ar, name_id, consultation_type, duration_minutes, fee, currency)
     values (2000000000, $1, $2, 'Quick look', 'نظرة', 'Lihat', 'homecare', 15, 1, 'AED')`,
    [doctor.id, elsewhere],
  )
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const placesOf = ({ locations, facility_ids, _geoloc }: Pick<DoctorHit, 'locations' | 'facility_ids' | '_geoloc'>) => [
  locations.map(({ facility_id }) => Number(facility_id)),
  facility_ids.map(Number),
  _geoloc.length,
]
const detailFor = async (tenant: string) =>
  (await server.call('discovery', 'GET', '/practitioner/', { tenant, query: { slug: doctor.slug } })).json<{
    data: PractitionerDetail
  }>().data
const search = async (tenant: string, body: object) =>
  (await server.call('search', 'POST', '/search/indexes/doctor/query', { tenant, body })).json<
    SearchAnswer<DoctorHit>
  >()

it('shows of a doctor only the places that are the tenant’s to show, and nothing that hangs on the others [T05]', async () => {
  for (const hitFor of [
    detailFor,
    async (tenant: string) => (await search(tenant, { filters: `objectID:${doctor.id}` })).hits[0]!,
  ]) {
    const [everywhere, hospital] = [await hitFor('patientweb'), await hitFor('hospital')]
    expect(placesOf(everywhere)).toEqual([[elsewhere, doctor.own], [elsewhere, doctor.own], 2])
    expect(everywhere.fee).toBe(1)
    expect(placesOf(hospital)).toEqual([[doctor.own], [doctor.own], 1])
    expect(hospital.fee).toBeGreaterThan(1)
    expect(hospital.area).toBe(hospital.locations[0]!.area)
  }
})

it.each(['hospital', 'insurer', 'patientweb'])(
  'lists no place that %s does not show, in the whole directory',
  async (tenant) => {
    const shown = await server.database.query<{ id: number }>(
      `select id from facilities where whitelabels = '{}' or $1 = any(whitelabels)`,
      [tenant],
    )
    const known = new Set(shown.map(({ id }) => String(id)))
    const { hits } = await search(tenant, { hitsPerPage: 1000, attributesToRetrieve: ['locations'] })
    expect(hits.length).toBeGreaterThan(10)
    expect(hits.flatMap(({ locations }) => locations).filter(({ facility_id }) => !known.has(facility_id))).toEqual([])
  },
)
