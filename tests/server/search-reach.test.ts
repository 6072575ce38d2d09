import { expect, it } from 'vitest'
import type { SearchAnswer } from '#contract/search'
import type { InitData } from '#contract/tenant'
import { startTestServer } from '#tests/support/server'

const dubai = { aroundLatLng: '25.2048,55.2708', hitsPerPage: 0 }

it('reaches around a place as far as the setting says, in both calls, and tells the app so [K04]', async () => {
  const server = await startTestServer({ config: { searchRadiusMetres: 6_000 } })
  const count = async (params: object) => {
    const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', {
      body: { ...dubai, ...params },
    })
    return answer.json<SearchAnswer>().nbHits
  }
  const [near, far] = [await count({ aroundRadius: 6_000 }), await count({ aroundRadius: 25_000 })]
  expect(near).toBeLessThan(far)
  expect(near).toBeGreaterThan(0)
  expect(await count({})).toBe(near)

  const both = await server.call('search', 'POST', '/search/indexes/*/queries', {
    body: { requests: [{ indexName: 'doctor', ...dubai }] },
  })
  expect(both.json<{ results: SearchAnswer[] }>().results.map(({ nbHits }) => nbHits)).toEqual([near])

  const init = await server.call('locale', 'GET', '/appservice/init')
  expect(init.json<{ data: InitData }>().data.search_radius).toBe(6_000)
  await server.close()
})
