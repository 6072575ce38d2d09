import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorHit, InsuranceHit } from '#contract/directory'
import { searchIndexes, type SearchAnswer } from '#contract/search'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
/** Insurers that the insurer's own app does not show, and their plans. */
let hidden: { ids: string[]; slugs: string[]; names: string[]; plans: string[] }
beforeAll(async () => {
  server = await startTestServer()
  const rows = await server.database.query<{ id: number; slug: string; name_en: string; plans: number[] }>(
    `select i.id, i.slug, i.name_en, array_agg(p.id) as plans from insurers i join insurance_plans p on p.insurer_id = i.id
     where i.whitelabels <> '{}' and not 'insurer' = any(i.whitelabels) group by 1, 2, 3`,
  )
  hidden = {
    ids: rows.map(({ id }) => String(id)),
    slugs: rows.map(({ slug }) => slug),
    names: rows.map(({ name_en }) => name_en),
    plans: rows.flatMap(({ plans }) => plans.map(String)),
  }
  expect(hidden.slugs.length).toBeGreaterThan(3)
})
afterAll(() => server.close())

const ask = (index: string, body: object, tenant = 'insurer') =>
  server.call('search', 'POST', `/search/indexes/${index}/query`, { body, tenant })
const answerOf = async (index: string, body: object, tenant?: string) =>
  (await ask(index, body, tenant)).json<SearchAnswer<DoctorHit>>()

describe('what one tenant is told of the others', () => {
  it.each(searchIndexes)('is nothing in %s: neither who they are nor what they alone show', async (index) => {
    for (const tenant of ['patientweb', 'insurer', 'hospital']) {
      const answer = await answerOf(index, { facets: ['*'], hitsPerPage: 1000 }, tenant)
      expect(Object.keys(answer.facets!)).not.toContain('whitelabels')
      const tenants = answer.hits.flatMap((hit) => (hit as { whitelabels?: string[] }).whitelabels ?? [])
      expect(tenants.filter((code) => code !== tenant)).toEqual([])
    }
  })

  it.each(['facets', 'filters', 'facetFilters'])('cannot be asked for by %s', async (parameter) => {
    const value = { facets: ['whitelabels'], filters: 'whitelabels:hospital', facetFilters: ['whitelabels:hospital'] }
    const answer = await ask('doctor', { [parameter]: value[parameter as keyof typeof value] })
    expect([answer.statusCode, answer.json<{ fields: { path: string }[] }>().fields[0]!.path]).toEqual([
      400,
      `/${parameter}`,
    ])
  })
})

describe('an insurer that a tenant does not show', () => {
  const counted = ['insurances', 'insurance_plans']

  it('is in no hit and no count', async () => {
    for (const index of ['doctor', 'facility']) {
      const facets = index === 'doctor' ? counted : ['insurances']
      const all = await answerOf(index, { facets, hitsPerPage: 1000 }, 'patientweb')
      const own = await answerOf(index, { facets, hitsPerPage: 1000 })
      expect(Object.keys(all.facets!['insurances']!)).toEqual(expect.arrayContaining(hidden.slugs.slice(0, 3)))
      expect(Object.keys(own.facets!['insurances']!)).toEqual(['sadeem'])
      expect(Object.keys(own.facets!['insurance_plans'] ?? {}).filter((id) => hidden.plans.includes(id))).toEqual([])
      expect(own.facets_stats).toEqual({})
      const text = JSON.stringify(own.hits)
      expect(hidden.slugs.filter((slug) => text.includes(`"${slug}"`))).toEqual([])
      expect(hidden.names.filter((name) => text.includes(name))).toEqual([])
      for (const { insurance_plans = [], locations = [] } of own.hits) {
        expect(insurance_plans.filter((id) => hidden.plans.includes(id))).toEqual([])
        expect(locations.flatMap((one) => one.network_ids).filter((id) => hidden.plans.includes(String(id)))).toEqual(
          [],
        )
        expect(locations.flatMap((one) => one.insuranceLocal).filter(({ id }) => hidden.ids.includes(id))).toEqual([])
      }
    }
  })

  it('leaves those who take it in the list, with what is shown of them', async () => {
    const { hits } = await answerOf('doctor', { hitsPerPage: 1000 })
    expect(hits.length).toBeGreaterThan(10)
    expect(hits.every(({ insurances }) => insurances.every((slug) => slug === 'sadeem'))).toBe(true)
  })

  it('is found by no filter, and by none that is turned round', async () => {
    const { nbHits: all } = await answerOf('doctor', { hitsPerPage: 0 })
    const count = async (body: object) => (await answerOf('doctor', { hitsPerPage: 0, ...body })).nbHits
    const [slug, id, plan] = [hidden.slugs[0]!, hidden.ids[0]!, hidden.plans[0]!]
    for (const body of [
      { filters: `insurances:${slug}` },
      { filters: `insurances:${slug.toUpperCase()}` },
      { facetFilters: [`insurances:${slug}`] },
      { filters: `insurance_plans:${plan}` },
      { filters: `insurance_plans = ${plan}` },
      { filters: `insurance_plans:${plan} TO ${plan}` },
      { nestedFilters: { locations: `insurers:${id}` } },
      { nestedFilters: { locations: `network_ids:${plan}` } },
      { nestedFilters: { locations: `network_ids = ${plan}` } },
    ]) {
      expect([body, await count(body)]).toEqual([body, 0])
    }
    expect(await count({ filters: `NOT insurances:${slug}` })).toBe(all)
    expect(await count({ filters: `NOT insurance_plans:${plan}` })).toBe(all)
  })

  it('is on no page of a doctor or a clinic, and in no list of insurers', async () => {
    const [doctor] = (await answerOf('doctor', { hitsPerPage: 1 })).hits
    const [clinic] = (await answerOf('facility', { hitsPerPage: 1 })).hits
    for (const path of [
      `/practitioner/${doctor!.id}/detail`,
      `/facility/${clinic!.id}`,
      `/facility/${clinic!.id}/profile`,
      `/doctor?facility_id=${clinic!.id}`,
      '/master/insurances',
      '/insurance',
    ]) {
      const [address, search] = path.split('?')
      const query = Object.fromEntries(new URLSearchParams(search))
      const { statusCode, body } = await server.call('discovery', 'GET', address!, { tenant: 'insurer', query })
      expect([path, statusCode]).toEqual([path, 200])
      expect([path, hidden.slugs.filter((slug) => body.includes(`"${slug}"`))]).toEqual([path, []])
      expect([path, hidden.names.filter((name) => body.includes(name))]).toEqual([path, []])
      const codes = [...body.matchAll(/"whitelabels":\[(.*?)\]/g)].flatMap(([, list]) => (list ? list.split(',') : []))
      expect([path, codes.filter((code) => code !== '"insurer"')]).toEqual([path, []])
      const plans = [...body.matchAll(/"(?:insurance_plans|network_ids|plan_ids)":\[(.*?)\]/g)]
        .flatMap(([, list]) => (list ? list.split(',') : []))
        .map((id) => id.replaceAll('"', ''))
      expect([path, plans.filter((id) => hidden.plans.includes(id))]).toEqual([path, []])
    }
  })

  it('is told to be for the tenant alone that asks, where it is shown', async () => {
    const { hits } = await answerOf('insurance', { hitsPerPage: 1000 }, 'patientweb')
    const tenants = (hits as unknown as InsuranceHit[]).map(({ whitelabels }) => whitelabels.join())
    expect(new Set(tenants)).toEqual(new Set(['', 'patientweb']))
  })
})

describe('a refusal', () => {
  const secret = 'Xq7 Secret'
  it.each<[string, object]>([
    ['filters', { filters: `"${secret}":1` }],
    ['filters', { filters: `fee > "${secret}"` }],
    ['filters', { filters: `fee:"${secret}" TO 5` }],
    ['filters', { filters: `plan:1 "${secret}"` }],
    ['facetFilters', { facetFilters: [secret] }],
    ['facetFilters', { facetFilters: [`${secret}:1`] }],
    ['facetFilters', { facetFilters: [[[secret]]] }],
    ['facets', { facets: [secret] }],
    ['nestedFilters', { nestedFilters: { [secret]: 'plan:1' } }],
    ['nestedFilters', { nestedFilters: { [secret]: `${secret} >` } }],
    ['nestedFilters', { nestedFilters: { locations: `"${secret}":1` } }],
    ['sortBy', { sortBy: secret }],
    ['aroundLatLng', { aroundLatLng: secret }],
    ['params', { params: `aroundLatLng=${secret}` }],
    ['start_time', { start_time: secret, end_time: secret }],
    ['hitsPerPage', { hitsPerPage: secret }],
  ])('of %s quotes nothing of what was sent', async (_parameter, body) => {
    const answer = await ask('doctor', body)
    expect([answer.statusCode, answer.body.includes('Xq7')]).toEqual([400, false])
  })

  it('of an index names it where the name is a plain one', async () => {
    expect((await ask('nurses', {})).json()).toEqual({ code: 512, message: 'index nurses not defined' })
    expect((await ask(encodeURIComponent('<b>Xq7'), {})).json()).toEqual({ code: 512, message: 'index not defined' })
  })
})
