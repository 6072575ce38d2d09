import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusyPush } from '#contract/practice'
import { createClaimRepository } from '#server/domain/booking/claims'
import { readBusyTimes } from '#server/directory/busy-times'
import { freeTimes } from '#server/directory/free-times'
import { holdAt } from './appointment-world.ts'
import { peopleOf } from './earlier-world.ts'
import {
  bookingAt,
  halfPastNine,
  ids,
  monday,
  nine,
  openPracticeWorld,
  timesOf,
  wednesday,
  type PracticeWorld,
} from './practice-world.ts'

let world: PracticeWorld
let key: string
beforeAll(async () => {
  world = await openPracticeWorld()
})
beforeEach(async () => {
  await world.empty()
  key = (await world.facility('key', 'create', 'test-clinic', '--scope', 'busy', '--trust', '6h')).last
})
afterAll(() => world.close())

const ten = '2026-11-24T06:00:00.000Z'
const everyMorning = { zone: 'Asia/Dubai', weekdays: [1, 2, 3, 4, 5, 6, 7], from: 540, to: 780, durations: [30] }
const tuesday = { from: '2026-11-23T20:00:00.000Z', to: '2026-11-24T20:00:00.000Z' }
const after = (minutes: number) => new Date(monday.getTime() + minutes * 60_000)
const push = (changes: Partial<BusyPush> = {}, by = key) =>
  world.practice(by, 'POST', '/busy', {
    practitioner: { source_id: 'P-7' },
    ...tuesday,
    known_at: monday.toISOString(),
    busy: [{ from: nine, to: ten }],
    ...changes,
  })
const busy = async (changes: Partial<BusyPush> = {}) => {
  const answer = await push(changes)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  return answer.json().data
}
const faults = async (changes: object, by = key) => {
  const answer = await push(changes, by)
  return [
    answer.statusCode,
    ...(answer.json().fields ?? [answer.json().code]).map((one: { path: string; message: string }) =>
      one.path ? `${one.path} ${one.message}` : one,
    ),
  ]
}
const { listed, book } = timesOf(() => world)
const hold = async (start: string) => {
  const answer = await world.hold(holdAt(start))
  return answer.statusCode === 200 ? answer.json().data : answer.json().code
}

describe('times at which a practice says that a practitioner is busy', () => {
  it('are neither listed, held nor booked, and are again once it says so', async () => {
    expect(await listed()).toContain(nine)
    expect(await busy()).toEqual({
      applied: true,
      known_at: monday.toISOString(),
      trusted_until: after(360).toISOString(),
      busy: 1,
      conflicts: [],
    })
    const times = await listed()
    expect([times.includes(nine), times.includes(halfPastNine), times.includes(ten)]).toEqual([false, false, true])
    expect([await hold(nine), await book(halfPastNine), await book(ten)]).toEqual([
      'slot_taken',
      'slot_taken',
      'booked',
    ])
    await busy({ known_at: after(1).toISOString(), busy: [] })
    expect(await listed()).toContain(nine)
    expect(await book(nine)).toBe('booked')
  })

  it('are refused by the database itself, whatever asks for them', async () => {
    await busy()
    const { db } = world.database
    const place = {
      offer: { practitionerId: ids.amira, facilityId: ids.hospital, serviceId: ids.hospitalVisit },
      during: { from: new Date('2026-11-24T05:59:00Z'), to: new Date('2026-11-24T06:29:00Z') },
    }
    const claims = createClaimRepository(db, 'patientweb')
    await expect(claims.book(place, null, { status: 'booked', bookedAt: monday })).rejects.toMatchObject({
      code: 'slot_taken',
    })
    place.during.from = new Date(ten)
    await expect(claims.book(place, null, { status: 'booked', bookedAt: monday })).resolves.toMatch(/-/)
  })

  it('end holds in them: who held one is told that it is taken', async () => {
    const held = await hold(nine)
    await hold(ten)
    await busy()
    expect(await world.database.query('select 1 from reservations')).toHaveLength(1)
    const answer = await world.book(bookingAt(nine, { hold_id: held.hold_id, hold_token: held.hold_token }), {
      guestToken: await world.guest(),
    })
    expect(answer.json()).toMatchObject({ code: 'slot_taken' })
  })

  it('take back an earlier time that is offered in them, and offer no other there', async () => {
    const people = peopleOf(() => world)
    const first = await people.book(0, nine)
    const [waiting] = await people.wait([1, '2026-11-24T07:00:00.000Z'])
    const cancel = (id: string, token: string) =>
      world.change('PUT', `/patientapp/appointments/${id}/cancel`, token, { forcebookable: true })
    expect((await cancel(first.appointment.id, first.appointment_token)).statusCode).toBe(200)
    await world.app.earlierOffers.passOn()
    expect(await people.offerOf(waiting!)).toMatchObject({ start: nine, status: 'open' })
    expect(await busy()).toMatchObject({ applied: true, conflicts: [] })
    expect(await people.offerOf(waiting!)).toMatchObject({ status: 'withdrawn' })
    await world.app.earlierOffers.passOn()
    expect(await people.offerOf(waiting!)).toMatchObject({ status: 'withdrawn' })
    expect(await world.database.query(`select 1 from reservations where status = 'offered'`)).toEqual([])
  })

  it('leave appointments where they are, and tell of them', async () => {
    const visit = await world.visit(nine)
    const other = await world.visit(halfPastNine)
    const elsewhere = await world.visit(wednesday)
    const block = { from: halfPastNine, to: ten }
    expect(
      await busy({
        busy: [
          { from: nine, to: halfPastNine },
          { ...block, appointment_number: other.number },
        ],
      }),
    ).toMatchObject({
      busy: 1,
      conflicts: [
        {
          appointment_number: visit.number,
          status: 'booked',
          start: nine,
          end: halfPastNine,
          consultation_type: 'clinic',
          practitioner: { id: String(ids.amira), source: 'agenda', source_id: 'P-7' },
        },
      ],
    })
    const rows = await world.database.query<{ status: string }>('select status from appointments')
    expect(rows.map(({ status }) => status)).toEqual(['booked', 'booked', 'booked'])
    // Its own number, but of another practitioner's calendar, is none of theirs.
    expect(
      await busy({ practitioner: { source_id: 'P-8' }, busy: [{ ...block, appointment_number: other.number }] }),
    ).toMatchObject({
      busy: 1,
      conflicts: [],
    })
    expect(elsewhere.number).toMatch(/./)
  })

  it('of one range leave those of another as they were, each with the age of what is known', async () => {
    await busy({ from: nine, to: '2026-11-24T08:00:00.000Z', busy: [{ from: nine, to: '2026-11-24T08:00:00.000Z' }] })
    await busy({
      from: halfPastNine,
      to: ten,
      known_at: after(5).toISOString(),
      busy: [{ from: halfPastNine, to: '2026-11-24T05:45:00.000Z' }],
    })
    const rows = await world.database.query<{ start: string; end: string; known: string }>(
      `select to_char(lower(during) at time zone 'utc', 'HH24:MI') as start, to_char(upper(during) at time zone 'utc', 'HH24:MI') as end,
         to_char(known_at at time zone 'utc', 'HH24:MI') as known from busy_times order by 1`,
    )
    expect(rows).toEqual([
      { start: '05:00', end: '05:30', known: '06:00' },
      { start: '05:30', end: '05:45', known: '06:05' },
      { start: '06:00', end: '08:00', known: '06:00' },
    ])
  })

  it('that are older than what is known change nothing, in whatever order they come', async () => {
    await busy({ known_at: after(-5).toISOString() })
    expect(await busy({ known_at: after(-6).toISOString(), busy: [] })).toMatchObject({
      applied: false,
      known_at: after(-5).toISOString(),
    })
    expect(await listed()).not.toContain(nine)
  })

  it('are never offered twice over: a booking and a push at once end in one of both orders', async () => {
    const [booked, told] = await Promise.all([book(nine), busy()])
    expect(booked === 'booked' ? told.conflicts.length : booked).toEqual(booked === 'booked' ? 1 : 'slot_taken')
  })
})

describe('a practice that says nothing for longer than it is believed', () => {
  it('is offered no more at that facility, and again once it is heard', async () => {
    await busy({ busy: [] })
    world.setClock(after(359))
    expect(await listed()).toContain(nine)
    world.setClock(after(360))
    expect(await listed()).toEqual([])
    expect(await book(nine)).toBe('slot_unavailable')
    // At the hospital its system says nothing, and never has.
    expect(
      await listed('2026-11-28', { facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) }),
    ).not.toEqual([])
    const page = (await world.app.inject('/operations')).body
    expect(page).toMatch(
      new RegExp(
        `The test-clinic \\(${ids.clinic}\\)</th><td><b>Not offered: 1</b></td><td>1</td><td>.*2026-11-23 06:00`,
      ),
    )
    await busy({ busy: [], known_at: after(360).toISOString() })
    expect(await listed()).toContain(nine)
    expect(await book(nine)).toBe('booked')
    // An operator goes back to hours alone.
    world.setClock(after(800))
    expect(await listed()).toEqual([])
    expect((await world.facility('busy', 'forget', 'test-clinic')).code).toBe(0)
    expect(await listed()).toContain(halfPastNine)
    expect((await world.facility('busy', 'forget', 'test-clinic')).code).toBe(1)
  })

  it('is not found as free by search', async () => {
    const spansOf = async (now: Date) => (await readBusyTimes(world.database, now, [ids.amira])).get(ids.amira) ?? []
    await busy()
    const isIn = (span: { from: number; to: number }, instant: string) =>
      span.from <= Date.parse(instant) && Date.parse(instant) < span.to
    expect((await spansOf(after(0))).some((span) => isIn(span, nine) && span.facility_id === undefined)).toBe(true)
    expect((await spansOf(after(0))).some((span) => span.facility_id !== undefined)).toBe(false)
    expect((await spansOf(after(361))).some((span) => isIn(span, wednesday) && span.facility_id === ids.clinic)).toBe(
      true,
    )
    const at = (facility_id: number) => ({ ...everyMorning, facility_id })
    const isFree = async (...places: number[]) => {
      const now = after(361)
      return freeTimes(places.map(at), await spansOf(now), 'ae', now).soonest !== undefined
    }
    expect([await isFree(ids.clinic), await isFree(ids.hospital), await isFree(ids.clinic, ids.hospital)]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('busy times that make no sense', () => {
  it.each([
    [{ practitioner: { source_id: 'P-9' } }, '/practitioner is not known'],
    [{ practitioner: { id: String(ids.cairene) } }, '/practitioner does not work at the facility of this key'],
    [{ practitioner: {} }, '/practitioner needs an id or a source_id, and not both'],
    [{ practitioner: { source: 'other', source_id: 'P-7' } }, '/practitioner is not known'],
    [{ practitioner: { id: '9999999999' } }, '/practitioner is not known'],
    [{ to: tuesday.from }, '/to must be after from'],
    [{ to: '2028-01-01T00:00:00.000Z' }, '/to must not be more than 400 days ahead'],
    [{ known_at: '2026-11-23T06:06:00.000Z' }, '/known_at must not be in the future'],
    [{ busy: [{ from: ten, to: nine }] }, '/busy/0/to must be after from'],
    [
      {
        busy: [
          { from: nine, to: ten },
          { from: nine, to: wednesday },
        ],
      },
      '/busy/1 must lie within from and to of the range',
    ],
    [{ known_at: 'yesterday' }, '/known_at must match format "date-time"'],
    [{ busy: Array(1001).fill({ from: nine, to: ten }) }, '/busy must NOT have more than 1000 items'],
    [{ practitioner: { name: 'P-7' } }, '/practitioner must NOT have additional properties'],
  ])('%j are refused with what is wrong', async (changes, expected) => {
    const [status, ...all] = await faults(changes)
    expect([status, all]).toEqual([400, expect.arrayContaining([expected])])
    expect(await world.database.query('select 1 from busy_times union all select 1 from busy_sources')).toEqual([])
  })

  it('need a key that may push them', async () => {
    const reading = (await world.facility('key', 'create', 'test-clinic', '--scope', 'feed', '--name', 'reader')).last
    expect(await faults({}, reading)).toEqual([403, 'forbidden'])
    const neighbour = (await world.facility('key', 'create', 'cairo-clinic', '--scope', 'busy')).last
    expect(await faults({}, neighbour)).toEqual([400, '/practitioner does not work at the facility of this key'])
    expect((await push({}, 'pwk_none')).statusCode).toBe(401)
  })

  it('cost more the more there are', async () => {
    const small = (
      await world.facility('key', 'create', 'test-clinic', '--scope', 'busy', '--name', 'small', '--per-minute', '10')
    ).last
    const many = Array(1000).fill({ from: nine, to: ten })
    expect((await push({ busy: many }, small)).statusCode).toBe(429)
    expect((await push({ busy: many })).statusCode).toBe(200)
  })
})
