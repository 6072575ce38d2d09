import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { later, release, tomorrow } from './appointment-guest.ts'
import { bookingAt, holdAt, ids, openWorld, slotAt, type World } from './appointment-world.ts'

let world: World
let guestToken: string
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  guestToken = await world.guest()
})

describe('a hold', () => {
  it('keeps the slot ten minutes from everyone else, and becomes the holder’s booking', async () => {
    const hold = (await world.hold(holdAt(tomorrow))).json().data
    expect(hold).toEqual({
      hold_id: expect.any(String),
      hold_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-11-23T06:10:00.000Z',
      slot: slotAt(tomorrow),
    })
    const other = await world.book(bookingAt(tomorrow), { guestToken })
    expect(other.json().code).toBe('slot_taken')
    const { hold_id, hold_token } = hold
    const own = await world.book(bookingAt(tomorrow, { hold_id, hold_token }), { guestToken })
    expect(own.statusCode).toBe(200)
    expect(await world.counts()).toMatchObject({ reservations: 1, appointments: 1 })
  })

  it('that was booked stays a booking when the time of the hold has passed', async () => {
    const { hold_id, hold_token } = (await world.hold(holdAt(tomorrow))).json().data
    expect((await world.book(bookingAt(tomorrow, { hold_id, hold_token }), { guestToken })).statusCode).toBe(200)
    world.setClock('2026-11-23T06:11:00.000Z')
    const otherToken = await world.guest('patientweb', '+971501234568')
    const other = bookingAt(tomorrow, { patient: { ...bookingAt(tomorrow).patient, phone: '501234568' } })
    expect((await world.hold(holdAt(tomorrow))).json().code).toBe('slot_taken')
    expect((await world.book(other, { guestToken: otherToken })).json().code).toBe('slot_taken')
    const rows = await world.database.query('select status, expires_at, hold_token_hash from reservations', [])
    expect(rows).toEqual([{ status: 'booked', expires_at: null, hold_token_hash: null }])
  })

  it('that ran out stops nobody: another books the slot, and the late holder is offered others', async () => {
    const { hold_id, hold_token } = (await world.hold(holdAt(tomorrow))).json().data
    world.setClock('2026-11-23T06:10:00.000Z')
    const other = { ...bookingAt(tomorrow).patient, phone: '501234568' }
    const otherToken = await world.guest('patientweb', '+971501234568')
    const booked = await world.book(bookingAt(tomorrow, { patient: other }), { guestToken: otherToken })
    expect(booked.statusCode).toBe(200)
    const late = await world.book(bookingAt(tomorrow, { hold_id, hold_token }), { guestToken })
    expect(late.json()).toMatchObject({ code: 'slot_taken', details: { alternatives: [{ start: later }, {}, {}, {}] } })
    expect(await world.counts()).toMatchObject({ reservations: 1, appointments: 1 })
  })

  it('that ran out is no reason to refuse its holder while the slot is free', async () => {
    const { hold_id, hold_token } = (await world.hold(holdAt(tomorrow))).json().data
    world.setClock('2026-11-23T06:20:00.000Z')
    const late = await world.book(bookingAt(tomorrow, { hold_id, hold_token }), { guestToken })
    expect(late.statusCode).toBe(200)
  })

  it('lets the holder finish inside the lead time, which stops others', async () => {
    const soon = '2026-11-23T06:30:00.000Z'
    const { hold_id, hold_token } = (await world.hold(holdAt(soon))).json().data
    world.setClock('2026-11-23T06:05:00.000Z')
    const other = await world.book(bookingAt('2026-11-23T06:30:00.000Z'), { guestToken })
    expect(other.json().code).toBe('slot_too_soon')
    const own = await world.book(bookingAt(soon, { hold_id, hold_token }), { guestToken })
    expect(own.statusCode).toBe(200)
  })

  it('shown again is renewed for the same slot, and moved for another', async () => {
    const first = (await world.hold(holdAt(tomorrow))).json().data
    const own = { hold_id: first.hold_id, hold_token: first.hold_token }
    world.setClock('2026-11-23T06:06:00.000Z')
    const renewed = (await world.hold(holdAt(tomorrow, own))).json().data
    expect(renewed).toEqual({ ...first, expires_at: '2026-11-23T06:16:00.000Z' })
    const moved = (await world.hold(holdAt(later, own))).json().data
    expect(moved.slot.start).toBe(later)
    expect(await world.counts()).toMatchObject({ reservations: 1 })
    expect((await world.hold(holdAt(tomorrow))).statusCode).toBe(200)
  })

  it('stays when the slot it is to be moved to is taken', async () => {
    const { hold_id, hold_token } = (await world.hold(holdAt(tomorrow))).json().data
    await world.book(bookingAt(later), { guestToken })
    const refused = await world.hold(holdAt(later, { hold_id, hold_token }))
    expect(refused.json().code).toBe('slot_taken')
    expect((await world.book(bookingAt(tomorrow, { hold_id, hold_token }), { guestToken })).statusCode).toBe(200)
  })

  it('cannot be used, moved or given back with a forged token', async () => {
    const { hold_id } = (await world.hold(holdAt(tomorrow))).json().data
    const forged = { hold_id, hold_token: 'x'.repeat(43) }
    expect((await world.book(bookingAt(tomorrow, forged), { guestToken })).json().code).toBe('slot_taken')
    expect((await world.hold(holdAt(tomorrow, forged))).json().code).toBe('slot_taken')
    expect((await release(world, hold_id, forged.hold_token)).statusCode).toBe(200)
    expect(await world.counts()).toMatchObject({ reservations: 1 })
  })

  it('is one of at most three of a practitioner for a visitor, whose slots come free when they run out', async () => {
    const starts = ['05:00', '05:30', '06:00', '06:30'].map((time) => `2026-11-24T${time}:00.000Z`)
    for (const start of starts.slice(0, 3)) expect((await world.hold(holdAt(start))).statusCode).toBe(200)
    const fourth = await world.hold(holdAt(starts[3]!))
    expect(fourth.json().code).toBe('hold_limit')
    expect((await world.hold(holdAt(starts[3]!), { guestToken })).statusCode).toBe(200)
    world.setClock('2026-11-23T06:10:00.000Z')
    expect((await world.hold(holdAt(starts[0]!))).statusCode).toBe(200)
  })

  it('is one of at most three of a proven phone, with whichever practitioners', async () => {
    const ofColleague = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
    const hold = async (start: string, changes = {}) =>
      (await world.hold(holdAt(start, changes), { guestToken })).json<{ code?: string }>().code
    expect(await hold('2026-11-24T05:00:00.000Z')).toBeUndefined()
    expect(await hold('2026-11-24T05:30:00.000Z')).toBeUndefined()
    expect(await hold('2026-11-24T06:00:00.000Z', ofColleague)).toBeUndefined()
    expect(await hold('2026-11-24T06:30:00.000Z', ofColleague)).toBe('hold_limit')
  })
})
