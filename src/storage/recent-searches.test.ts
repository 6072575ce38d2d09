import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { recentSearches, type RecentSearch } from './recent-searches.ts'
import { openStorage } from './tenant-storage.ts'

let tenants = 0
const newTenant = () => `tenant${++tenants}`
const words = (text: string, country = 'ae'): RecentSearch => ({
  key: `words-${text}`,
  kind: 'words',
  text,
  country,
  asked: { query: text },
})

it('keeps the last six searches of each country once each, the latest first', async () => {
  const tenant = newTenant()
  const kept = recentSearches(tenant, openStorage(tenant))
  await kept.keep(words('riyadh', 'sa'))
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) await kept.keep(words(text))
  expect((await kept.list('ae')).map(({ text }) => text)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(await kept.list('sa')).toEqual([words('riyadh', 'sa')])
})

it('forgets one search, or all of them', async () => {
  const tenant = newTenant()
  const kept = recentSearches(tenant, openStorage(tenant))
  for (const text of ['a', 'b']) await kept.keep(words(text))
  await kept.keep(words('a', 'sa'))
  await kept.forget(words('a'))
  expect([await kept.list('ae'), await kept.list('sa')]).toEqual([[words('b')], [words('a', 'sa')]])
  await kept.forgetAll()
  expect([await kept.list('ae'), await kept.list('sa')]).toEqual([[], []])
})

it('belongs to one tenant', async () => {
  const [tenant, other] = [newTenant(), newTenant()]
  await recentSearches(other, openStorage(other)).keep(words(other))
  expect(await recentSearches(tenant, openStorage(tenant)).list('ae')).toEqual([])
})
