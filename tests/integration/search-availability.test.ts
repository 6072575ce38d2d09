import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NextAvailability } from '#contract/availability'
import type { BookingRules } from '#contract/booking-rules'
import type { DoctorHit } from '#contract/directory'
import type { SearchAnswer } from '#contract/search'
import { availabilityExceptions } from '#server/db/schema/practitioners'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import { addTenant } from '../support/tenants.ts'
import { holdAt, ids, monday, openWorld, type World } from './appointment-world.ts'

let world: World
let engine: SearchEngine
let now = monday
const aDayAhead: BookingRules = { lead_minutes: 1440 }
beforeAll(async () => {
  world = await openWorld()
  await addTenant(world.database, { code: 'a-day-ahead', configuration: { booking_rules: aDayAhead } })
  engine = await createSearchEngine(world.database, () => now)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  await world.database.query('delete from availability_exceptions where practitioner_id = any($1)', [
    [ids.colleague, ids.cairene],
  ])
  now = monday
  await engine.followAvailability()
})

const hitOf = async (id: number) => (await engine.search('doctor', { filters: `id:${id}` })).hits[0] as DoctorHit
const flagsOf = async (id: number) => {
  const { fg_available_today, fg_available_weekday, fg_available_weekend } = await hitOf(id)
  return [fg_available_today, fg_available_weekday, fg_available_weekend]
}
const at = (moment: string) => (now = new Date(moment))
const away = async (id: number, from: string, to: string) => {
  await world.database.db
    .insert(availabilityExceptions)
    .values({ practitionerId: id, during: { from: new Date(from), to: new Date(to) } })
  await engine.followAvailability()
}

describe('availability in the index', () => {
  it('is there while a visit can still be booked today, and not a minute longer [V15]', async () => {
    // The colleague's last visit begins at half past twelve in Dubai; half an hour ahead is the least.
    at('2026-11-23T08:00:00Z')
    expect(await flagsOf(ids.colleague)).toEqual([true, true, true])
    at('2026-11-23T08:15:00Z')
    expect(await flagsOf(ids.colleague)).toEqual([false, true, true])
    at('2026-11-23T20:00:00Z')
    expect(await flagsOf(ids.colleague)).toEqual([true, true, true])
  })

  it('goes with the times that are held, and comes back with them [V15]', async () => {
    at('2026-11-23T07:45:00Z')
    const last = holdAt('2026-11-23T08:30:00.000Z', {
      practitioner_id: String(ids.colleague),
      service_id: String(ids.colleagueVisit),
    })
    world.setClock(now)
    expect(await flagsOf(ids.colleague)).toEqual([true, true, true])
    expect((await world.hold(last)).statusCode).toBe(200)
    await engine.followAvailability()
    expect(await flagsOf(ids.colleague)).toEqual([false, true, true])
    await world.reset()
    now = new Date('2026-11-23T07:45:00Z')
    await engine.followAvailability()
    expect(await flagsOf(ids.colleague)).toEqual([true, true, true])
  })

  it('looks at the country’s own weekend, and at leave [V15]', async () => {
    await away(ids.cairene, '2026-11-27T20:00:00Z', '2026-11-29T22:00:00Z')
    expect(await flagsOf(ids.cairene)).toEqual([true, true, false])
    await away(ids.cairene, '2026-11-20T00:00:00Z', '2026-12-10T00:00:00Z')
    expect(await flagsOf(ids.cairene)).toEqual([false, false, false])
  })

  it('agrees with the free times that are offered, for every listed doctor of a city [V15]', async () => {
    const { hits } = (await engine.search('doctor', {
      filters: 'city_slug:dubai AND published:true AND fg_test:false',
      hitsPerPage: 40,
      sortBy: 'soonest',
    })) as SearchAnswer<DoctorHit>
    const answer = await world.call('appointment', 'GET', '/availability/next_availability', {
      query: { ids: hits.map(({ id }) => id).join(','), limit: 1 },
    })
    const next = answer.json<{ data: NextAvailability[] }>().data
    const startsOf = hits.map(({ id }) => next.find(({ practitioner_id }) => practitioner_id === id)?.slots[0]?.start)
    expect(startsOf.filter(Boolean).length).toBeGreaterThan(30)
    expect(hits.map(({ fg_available_today }) => fg_available_today)).toEqual(
      startsOf.map((start) => start !== undefined && start < '2026-11-23T20:00:00.000Z'),
    )
    const known = startsOf.filter((start) => start !== undefined)
    expect(known).toEqual(known.toSorted())
  })
})

describe('the rules of a tenant for when a visit can be booked', () => {
  const markets = ['ae', 'eg']
  const seenWith = async (rules: BookingRules) => {
    const answer = await engine.search(
      'doctor',
      { filters: `id:${ids.colleague}`, sortBy: 'soonest' },
      { scope: { tenant: 'patientweb', markets, rules } },
    )
    const { fg_available_today, fg_available_weekday, fg_available_weekend } = answer.hits[0] as DoctorHit
    return [fg_available_today, fg_available_weekday, fg_available_weekend]
  }
  const countToday = async (rules: BookingRules) =>
    (
      await engine.search(
        'doctor',
        { filters: `id:${ids.colleague} AND fg_available_today:true` },
        { scope: { tenant: 'patientweb', markets, rules } },
      )
    ).nbHits

  it('decide who is free today: nobody by a time that the booking would refuse [V15]', async () => {
    // The last visit of the day is in half an hour.
    at('2026-11-23T08:00:00Z')
    expect(await seenWith({})).toEqual([true, true, true])
    expect(await seenWith({ lead_minutes: 45 })).toEqual([false, true, true])
    expect(await countToday({ lead_minutes: 45 })).toBe(0)
    expect(await countToday({})).toBe(1)
    // A quarter later it is too late by the usual half hour, and not by ten minutes.
    at('2026-11-23T08:15:00Z')
    expect(await seenWith({})).toEqual([false, true, true])
    expect(await seenWith({ lead_minutes: 10 })).toEqual([true, true, true])
    // The weekend lies beyond the last day that can be booked.
    expect(await seenWith({ window_days: 2 })).toEqual([false, true, false])
  })

  it('hold at the facility that has its own, whoever is away in the days around [V15]', async () => {
    at('2026-11-23T08:00:00Z')
    const rules = { facilities: [{ facility: 'test-clinic', lead_minutes: 45 }] }
    expect(await seenWith(rules)).toEqual([false, true, true])
    expect(await seenWith({ ...rules, facilities: [{ facility: 'another', lead_minutes: 45 }] })).toEqual([
      true,
      true,
      true,
    ])
    await away(ids.colleague, '2026-11-24T04:00:00Z', '2026-11-24T10:00:00Z')
    expect(await seenWith(rules)).toEqual([false, true, true])
    expect(await seenWith({ lead_minutes: 8 * 1440 })).toEqual([false, false, false])
  })

  it('order doctors as the times that are offered to the tenant’s patients do [V15]', async () => {
    const { hits } = (await engine.search(
      'doctor',
      { filters: 'countryCode:ae', hitsPerPage: 40, sortBy: 'soonest' },
      { scope: { tenant: 'a-day-ahead', markets, rules: aDayAhead } },
    )) as SearchAnswer<DoctorHit>
    const answer = await world.call('appointment', 'GET', '/availability/next_availability', {
      tenant: 'a-day-ahead',
      query: { ids: hits.map(({ id }) => id).join(','), limit: 1 },
    })
    const next = answer.json<{ data: NextAvailability[] }>().data
    const known = hits.flatMap(({ id }) => next.find((one) => one.practitioner_id === id)?.slots[0]?.start ?? [])
    expect(known.length).toBeGreaterThan(5)
    expect(known).toEqual(known.toSorted())
    expect(hits.map(({ fg_available_today }) => fg_available_today)).not.toContain(true)
  })
})

describe('orders', () => {
  const ordered = async (sortBy: 'fee' | 'soonest' | 'distance', more = {}) =>
    (await engine.search('doctor', { filters: 'speciality_slug:test-medicine', sortBy, ...more })).hits as DoctorHit[]

  it('put the lowest fee first, whatever the words', async () => {
    const fees = (await ordered('fee')).map(({ fee }) => fee)
    expect(fees).toEqual([100, 200, 250, 300])
    const { hits } = await engine.search('doctor', { query: 'dr', sortBy: 'fee', hitsPerPage: 200 })
    const all = (hits as DoctorHit[]).map(({ fee }) => fee)
    expect(all).toEqual(all.toSorted((one, other) => one - other))
  })

  it('put the soonest first, and whoever is away last', async () => {
    await away(ids.colleague, '2026-11-22T00:00:00Z', '2026-12-20T00:00:00Z')
    const found = (await ordered('soonest')).map(({ id }) => Number(id))
    expect(found.at(-1)).toBe(ids.colleague)
    expect(found[0]).not.toBe(ids.cairene)
  })

  it('put the nearest first where a position is given, and say how far [K04]', async () => {
    const hits = (
      await engine.search('doctor', {
        filters: 'countryCode:ae',
        sortBy: 'distance',
        aroundLatLng: '25.2,55.27',
        aroundRadius: 'all',
        getRankingInfo: true,
        hitsPerPage: 50,
      })
    ).hits as DoctorHit[]
    const distances = hits.map(({ _rankingInfo }) => Math.floor(_rankingInfo!.geoDistance! / 10))
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('are refused where an index has none of that kind', async () => {
    await expect(engine.search('facility', { sortBy: 'soonest' })).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

it('tells the range of fees of everything found, for a slider', async () => {
  const { facets_stats: stats } = await engine.search('doctor', {
    filters: 'speciality_slug:test-medicine',
    facets: ['fee', 'gender'],
    hitsPerPage: 0,
  })
  expect(stats).toEqual({ fee: { min: 100, max: 300, avg: 212.5, sum: 850 } })
})
