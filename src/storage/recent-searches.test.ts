import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { forgetPerson } from '#src/session/forget-person.ts'
import { insurancePreference } from './insurance-preference.ts'
import { ownInsurance } from './own-insurance.ts'
import { recentSearches, type RecentSearch } from './recent-searches.ts'
import { appointmentWith } from '#tests/support/booking'
import { sessionStore } from '#src/session/session-store.ts'
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

it('belongs to one tenant, and goes with the person who signs out', async () => {
  const [tenant, other] = [newTenant(), newTenant()]
  const [storage, elsewhere] = [openStorage(tenant), openStorage(other)]
  for (const [name, place] of [
    [tenant, storage],
    [other, elsewhere],
  ] as const) {
    await recentSearches(name, place).keep(words(name))
    await ownInsurance(name, place).keep({ insurer_id: '1', plan_id: '11' })
    await insurancePreference(name, place).keep({ insurer: 'sadeem' }, new Date(0))
    await sessionStore(name, place).keepAppointment(appointmentWith('1'), 'secret', new Date(0))
  }
  await forgetPerson(tenant, storage)
  expect(await recentSearches(tenant, storage).list('ae')).toEqual([])
  expect(await sessionStore(tenant, storage).appointmentToken('1')).toBeUndefined()
  expect(await sessionStore(tenant, storage).visits(new Date(0))).toEqual([])
  expect(await ownInsurance(tenant, storage).read()).toBeUndefined()
  expect(await insurancePreference(tenant, storage).read(new Date(0))).toBeUndefined()
  expect(await insurancePreference(other, elsewhere).read(new Date(0))).toEqual({ insurer: 'sadeem' })
  expect(await ownInsurance(other, elsewhere).read()).toEqual({ insurer_id: '1', plan_id: '11' })
  expect(await recentSearches(other, elsewhere).list('ae')).toEqual([words(other)])
  expect(await sessionStore(other, elsewhere).appointmentToken('1')).toBe('secret')
})
