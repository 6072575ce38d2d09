import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTenant } from '../support/tenants.ts'
import { ids, monday, openWorld, otherTenant, type World } from './appointment-world.ts'
import { morning, numberOf, outcome, peopleOf } from './earlier-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await addTenant(world.database, { code: 'no-offers', configuration: { booking_rules: { earlier_offers: 'none' } } })
  const [place] = await world.database.query<{ slug: string }>('select slug from facilities where id = $1', [
    ids.clinic,
  ])
  const none = { facility: place!.slug, earlier_offers: 'none' as const }
  await addTenant(world.database, { code: 'none-here', configuration: { booking_rules: { facilities: [none] } } })
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const people = peopleOf(() => world)
const [nine, , ten, , eleven] = morning as [string, string, string, string, string]

describe('the wish for an earlier time', () => {
  it('is stored, shown again, and taken back, however often it is said [C58] [S10]', async () => {
    const booked = await people.book(1, ten)
    expect(booked.appointment.earlier).toEqual({ wanted: false, closes_hours_before: 4 })
    for (const wanted of [true, true, false, false]) {
      const answer = await people.toggle(booked, wanted)
      expect(answer.json().data).toEqual({ ...booked.appointment, earlier: { wanted, closes_hours_before: 4 } })
      expect((await people.open(booked)).earlier).toEqual({ wanted, closes_hours_before: 4 })
    }
  })

  it('turns into the opposite where it is not said, and is refused without forcebookable [S10]', async () => {
    const booked = await people.book(1, ten)
    for (const wanted of [true, false, true])
      expect((await people.toggle(booked)).json().data.earlier).toMatchObject({ wanted })
    for (const forcebookable of [false, undefined])
      expect((await people.toggle(booked, false, { body: { forcebookable } })).json().code).toBe('validation_failed')
    expect((await people.open(booked)).earlier).toMatchObject({ wanted: true })
  })

  it('is refused for a visit that is cancelled, begun, moved too often or too near, and where a tenant, or it at that place, offers none', async () => {
    const booked = await people.book(1, ten)
    await world.database.query('update appointments set moves = 5')
    expect(await outcome(people.toggle(booked, true))).toBe('moves_limit')
    expect(await people.open(booked)).not.toHaveProperty('earlier')
    await world.database.query('update appointments set moves = 0')
    world.setClock('2026-11-24T02:01:00.000Z')
    const tooNear = await people.toggle(booked, true)
    expect(tooNear.json()).toMatchObject({ code: 'earlier_offers_closed', details: { hours: 4 } })
    world.setClock(ten)
    expect(await outcome(people.toggle(booked, true))).toBe('appointment_begun')
    world.setClock(monday)
    await people.cancel(booked)
    expect(await outcome(people.toggle(booked, true))).toBe('appointment_cancelled')
    expect(await people.open(booked)).not.toHaveProperty('earlier')

    for (const [person, tenant] of ['no-offers', 'none-here'].entries()) {
      const elsewhere = await people.book(2 + person, person === 0 ? ten : eleven, { tenant })
      expect(elsewhere.appointment).not.toHaveProperty('earlier')
      expect(await outcome(people.toggle(elsewhere, true, { tenant }))).toBe('earlier_offers_closed')
    }
  })

  it('is neither offered nor taken while the consent is withdrawn, and is there again with it', async () => {
    const [waiting] = await people.wait([1, ten])
    expect((await people.consent(waiting!, false)).json().data).not.toHaveProperty('earlier')
    expect((await people.toggle(waiting!, false)).statusCode).toBe(200)
    expect(await outcome(people.toggle(waiting!, true))).toBe('consent_required')
    expect((await people.consent(waiting!, true)).json().data.earlier).toMatchObject({ wanted: false })
    expect((await people.toggle(waiting!, true)).json().data.earlier).toMatchObject({ wanted: true })
  })

  it('is noted once for each key, even where it was changed since', async () => {
    const booked = await people.book(1, ten)
    const key = 'wish.of-a-device-that-lost-its-answer'
    const wanted = async (answer: ReturnType<typeof people.toggle>) => (await answer).json().data.earlier.wanted
    expect(await wanted(people.toggle(booked, true, { key }))).toBe(true)
    expect(await wanted(people.toggle(booked, false))).toBe(false)
    expect(await wanted(people.toggle(booked, true, { key }))).toBe(false)
    expect(await outcome(people.toggle(booked, false, { key }))).toBe('idempotency_key_reused')
  })

  it('is nobody else’s to say', async () => {
    const [booked, strangers] = [await people.book(1, ten), await people.book(2, eleven)]
    expect(await outcome(people.toggle(booked, true, { token: strangers.appointment_token }))).toBe('not_found')
    expect(await outcome(people.toggle(booked, true, { tenant: otherTenant }))).toBe('not_found')
    expect((await people.open(booked)).earlier).toMatchObject({ wanted: false })
  })
})

describe('who may book nothing', () => {
  const suspend = (reason: string | null) =>
    world.database.query('update patients set suspended_to_book = $1, suspension_reason = $2', [
      reason !== null,
      reason,
    ])

  it('is told so by the visit, cannot ask for an earlier time, and keeps their turn [P04]', async () => {
    const [waiting] = await people.wait([1, ten])
    const other = await people.book(2, eleven)
    await suspend('missed_visits')
    const refused = { code: 'suspended_to_book', details: { suspension_reason: 'missed_visits' } }
    expect((await people.toggle(other, true)).json()).toMatchObject(refused)
    const shown = await people.open(waiting!)
    expect(shown).toMatchObject({ suspended_to_book: true, suspension_reason: 'missed_visits' })
    expect(shown).not.toHaveProperty('earlier')
    await suspend(null)
    expect(await people.open(waiting!)).toEqual({
      ...waiting!.appointment,
      earlier: { wanted: true, closes_hours_before: 4 },
    })
    expect((await people.toggle(other, true)).statusCode).toBe(200)
    const freed = await people.book(3, nine)
    await people.cancel(freed)
    expect(await people.asked()).toEqual([numberOf(waiting!)])
  })

  it('waits no more where they say so, leaves what is offered, takes the consent back and gives it, and cancels [P04]', async () => {
    const freed = await people.book(0, nine)
    const [offered, waiting] = await people.wait([1, ten], [2, eleven])
    await people.cancel(freed)
    const offer = (await people.offerOf(offered!))!
    await suspend('fees_due')
    const done = [
      await people.toggle(waiting!, false),
      await people.answer(offered!, offer, 'decline'),
      await people.consent(offered!, false),
      await people.consent(offered!, true),
      await people.cancel(offered!),
      await people.cancel(waiting!),
    ]
    expect(done.map(({ statusCode }) => statusCode)).toEqual(done.map(() => 200))
    for (const visit of [offered, waiting]) {
      const shown = await people.open(visit!)
      expect(shown).toMatchObject({ status: 'cancelled' })
      // What is over could not be moved by anybody.
      expect(shown).not.toHaveProperty('suspended_to_book')
    }
  })
})
