import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { putIntoState } from '#tests/support/put-into-state'
import type { BookedAppointment } from '#contract/appointment'
import { mostMoves } from '#server/domain/booking/reschedule-appointment'
import { movesOf } from './appointment-moves.ts'
import { bookingAt, e164, fee, holdAt, ids, openWorld, otherTenant, type World } from './appointment-world.ts'
import { outcome } from './earlier-world.ts'

let world: World
let booked: BookedAppointment
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const start = '2026-11-24T05:00:00.000Z'
const later = '2026-11-25T06:00:00.000Z'

const { bookAt, move, openBy, freeTimes, claims, texts } = movesOf(
  () => world,
  () => booked,
)

beforeEach(async () => {
  await world.reset()
  booked = await bookAt(start)
})
describe('moving a visit', () => {
  it('happens once for each key, even where it was moved on since', async () => {
    const key = 'move.of-a-device-that-lost-its-answer'
    expect(await outcome(move(later, { key }))).toBe(later)
    expect(await outcome(move(start))).toBe(start)
    expect(await outcome(move(later, { key }))).toBe(start)
    expect(await outcome(move('2026-11-25T06:30:00.000Z', { key }))).toBe('idempotency_key_reused')
  })

  it('books the new time, gives the old one back, and is told to the phone it was booked with [C57] [S09]', async () => {
    const answer = await move(later)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual({
      ...booked.appointment,
      start: later,
      end: '2026-11-25T06:30:00.000Z',
      cancel_until: later,
      move_until: later,
      free_cancel_until: later,
      moves_left: mostMoves - 1,
      changes: 1,
    })
    expect(await claims()).toEqual([
      { status: 'released', start: '2026-11-24T05:00', isOfVisit: false },
      { status: 'booked', start: '2026-11-25T06:00', isOfVisit: true },
    ])
    expect(await freeTimes('2026-11-24')).toContain(start)
    expect(await freeTimes('2026-11-25')).not.toContain(later)
    await vi.waitFor(async () => expect(await texts()).toHaveLength(2))
    const { appointment_number: number } = booked.appointment
    const [told, ...more] = (await texts()).filter((body) => body.includes('new time'))
    const link = `https?://[^ ]+/en-ae/appointment-detail/${number}#[\\w-]{16}`
    expect(told).toMatch(
      new RegExp(
        `^Liqa: your visit with Dr amira-test has a new time: Wednesday 25 November 2026, 10:00 \\(local time\\), The test-clinic\\. Booking ${number}\\. See or change it: ${link}$`,
      ),
    )
    expect(more).toEqual([])
  })

  it('is told with a link that opens this visit, until a day after its new time', async () => {
    await move(later)
    const told = await vi.waitFor(async () => (await texts()).find((body) => body.includes('new time'))!)
    const token = /#([\w-]{16})$/.exec(told)![1]!
    expect(told).not.toContain(/#([\w-]{16})$/.exec((await texts())[0]!)![1]!)
    world.setClock('2026-11-26T06:29:00.000Z')
    expect((await openBy(token)).json().data.appointment).toMatchObject({ id: booked.appointment.id, start: later })
    world.setClock('2026-11-26T06:31:00.000Z')
    expect((await openBy(token)).json()).toMatchObject({ code: 'gone' })
  })

  it('sent again, or by many at once, moves it once and is told once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(move(later))))
    expect(outcomes).toEqual(Array(8).fill(later))
    expect(await outcome(move(later))).toBe(later)
    await vi.waitFor(async () => expect(await texts()).toHaveLength(2))
    expect((await claims()).map(({ status }) => status)).toEqual(['released', 'booked'])
  })

  it('may lead back to the time it had, which is booked anew', async () => {
    expect(await outcome(move(later))).toBe(later)
    expect(await outcome(move(start))).toBe(start)
    expect(await claims()).toEqual([
      { status: 'booked', start: '2026-11-24T05:00', isOfVisit: true },
      { status: 'released', start: '2026-11-24T05:00', isOfVisit: false },
      { status: 'released', start: '2026-11-25T06:00', isOfVisit: false },
    ])
  })

  it('leaves the link of the text message open until a day after the new time', async () => {
    const link = await vi.waitFor(async () => /#([\w-]{16})$/.exec((await texts())[0]!)![1]!)
    await move(later)
    world.setClock('2026-11-26T06:29:00.000Z')
    expect((await openBy(link)).json().data.appointment.start).toBe(later)
    world.setClock('2026-11-26T06:31:00.000Z')
    expect((await openBy(link)).json()).toMatchObject({ code: 'gone' })
  })

  it('begins a visit by video anew, that was ended before its start, or in whose room somebody was already', async () => {
    await world.database.execute(
      `update appointments set video_ended_at = created_at, video_ended_by = 'practitioner';
       insert into video_presences (tenant_code, appointment_id, side, first_at)
         select tenant_code, id, 'patient', created_at from appointments`,
    )
    expect(await outcome(move(later))).toBe(later)
    const [ended] = await world.database.query('select video_ended_at, video_ended_by from appointments')
    expect(ended).toEqual({ video_ended_at: null, video_ended_by: null })
    expect(await world.database.query('select side from video_presences')).toEqual([])
  })

  it('takes the time that this device holds, and no time that somebody else holds', async () => {
    const key = 'b7b3f1a0-3d1c-4f0e-9d55-0c3f6f2a9a11'
    await world.hold(holdAt(later, { holder_key: key }))
    expect(await outcome(move(later))).toBe('slot_taken')
    expect(await outcome(move(later, { body: { start: later, holder_key: key, forcebookable: true } }))).toBe(later)
  })

  it('leaves nothing held that this device looked at before it chose', async () => {
    const key = 'b7b3f1a0-3d1c-4f0e-9d55-0c3f6f2a9a11'
    await world.hold(holdAt(later, { holder_key: key }))
    const chosen = '2026-11-25T07:00:00.000Z'
    expect(await outcome(move(chosen, { body: { start: chosen, holder_key: key, forcebookable: true } }))).toBe(chosen)
    expect((await claims()).map(({ status }) => status).toSorted()).toEqual(['booked', 'released'])
  })
})

describe('a visit stays where it is', () => {
  const unmoved = async () => {
    expect((await claims()).filter(({ isOfVisit }) => isOfVisit)[0]).toEqual({
      status: 'booked',
      start: '2026-11-24T05:00',
      isOfVisit: true,
    })
    expect((await texts()).filter((body) => body.includes('new time'))).toEqual([])
  }

  it('where the new time is taken, past, not offered, or no time at all', async () => {
    await bookAt(later, '+971501234568')
    expect(await outcome(move(later))).toBe('slot_taken')
    expect(await outcome(move('2026-11-22T06:00:00.000Z'))).toBe('slot_in_past')
    expect(await outcome(move('2026-11-25T06:07:00.000Z'))).toBe('slot_unavailable')
    expect(await outcome(move('tomorrow'))).toBe('validation_failed')
    expect(await outcome(move(later, { body: { start: later } }))).toBe('validation_failed')
    await unmoved()
  })

  it('where it is moved to its own start, as often as that is sent', async () => {
    const answers = [await move(start), await move(start)]
    for (const answer of answers) expect(answer.json().data).toMatchObject({ start, status: 'booked', moves_left: 5 })
    expect(await claims()).toEqual([{ status: 'booked', start: '2026-11-24T05:00', isOfVisit: true }])
    await unmoved()
  })

  it('where another visit of the same phone is at that time', async () => {
    const body = bookingAt(later, {
      practitioner_id: String(ids.colleague),
      service_id: String(ids.colleagueVisit),
      fee: { amount: 300, currency: 'AED' },
    })
    expect((await world.book(body, { guestToken: await world.guest() })).statusCode).toBe(200)
    expect(await outcome(move(later))).toBe('visit_overlaps')
    await unmoved()
  })

  it('where the fee has changed, until the patient has seen the new one', async () => {
    const price = (amount: number) =>
      world.database.query('update services set fee = $1 where id = $2', [amount, ids.visit])
    await price(420)
    try {
      const answer = await move(later)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'price_changed', details: { fee: { amount: 420, currency: 'AED' } } },
      ])
      const ofOther = { start: later, fee: { amount: 420, currency: 'SAR' }, forcebookable: true }
      expect(await outcome(move(later, { body: ofOther }))).toBe('price_changed')
      await unmoved()
      const seen = { start: later, fee: { amount: 420, currency: 'AED' }, forcebookable: true }
      expect((await move(later, { body: seen })).json().data).toMatchObject({ start: later, fee: seen.fee })
      expect(fee.amount).toBe(350)
      const told = () => texts().then((all) => all.find((body) => body.includes('new time')))
      expect(await vi.waitFor(async () => (await told())!)).toMatch(
        / It costs AED\s420 now, and AED\s350 before\. See or/,
      )
    } finally {
      await price(fee.amount)
    }
  })

  it('while its patient or their account may book nothing, with the reason; of another tenant’s patient it is nothing [P04]', async () => {
    const insert = (tenant: string, phone: string, isGuest: boolean) =>
      world.database.query<{ id: string }>(
        `insert into patients (tenant_code, phone, first_name, last_name, is_guest, suspended_to_book, suspension_reason)
         values ($1, $2, 'Amal', '', $3, true, 'cover_ended') returning id`,
        [tenant, phone, isGuest],
      )
    const suspend = (is: boolean, reason: string | null) =>
      world.database.query(
        'update patients set suspended_to_book = $1, suspension_reason = $2 where id = (select patient_id from appointments)',
        [is, reason],
      )
    await suspend(true, 'fees_due')
    const refused = { code: 'suspended_to_book', details: { suspension_reason: 'fees_due' } }
    expect((await move(later)).json()).toMatchObject(refused)
    await unmoved()
    // It is there already: nothing is booked.
    expect(await outcome(move(start))).toBe(start)

    await suspend(false, null)
    const [account] = await insert('patientweb', '+971500000009', false)
    const own = (id: string | null) => world.database.query('update patients set account_id = $1 where is_guest', [id])
    await own(account!.id)
    expect(await outcome(move(later))).toBe('suspended_to_book')
    await own(null)
    await insert(otherTenant, e164, true)
    expect(await outcome(move(later))).toBe(later)
  })

  it('once it has begun, is over or is cancelled', async () => {
    for (const status of ['completed', 'no_show']) {
      await putIntoState(world.database, `update appointments set status = '${status}'`)
      expect(await outcome(move(later))).toBe('appointment_begun')
    }
    await putIntoState(world.database, `update appointments set status = 'cancelled'`)
    expect(await outcome(move(later))).toBe('appointment_cancelled')
    expect(await outcome(move(start))).toBe('appointment_cancelled')
    await putIntoState(world.database, `update appointments set status = 'booked'`)
    world.setClock(start)
    expect(await outcome(move(later))).toBe('appointment_begun')
    await unmoved()
  })

  it('for others, whatever they show, as if there were none', async () => {
    const stranger = await bookAt('2026-11-24T07:00:00.000Z', '+971501234568')
    const refused = [
      move(later, { token: 'x'.repeat(43) }),
      move(later, { token: stranger.appointment_token }),
      move(later, { tenant: otherTenant }),
    ]
    expect(await Promise.all(refused.map(outcome))).toEqual(Array(3).fill('not_found'))
    await unmoved()
  })

  it('after so many moves as an appointment has', async () => {
    const days = ['11-25', '11-27', '11-28', '11-29', '11-30', '12-01'].map((day) => `2026-${day}T06:00:00.000Z`)
    expect(days).toHaveLength(mostMoves + 1)
    for (const day of days.slice(0, mostMoves)) expect(await outcome(move(day))).toBe(day)
    expect(await outcome(move(days[mostMoves]!))).toBe('moves_limit')
    expect((await claims()).filter(({ status }) => status === 'booked')).toHaveLength(1)
  })
})

it('many who move to one time and book it at once end with one visit each, and no time twice', async () => {
  const phones = Array.from({ length: 6 }, (_, index) => `+97150123460${index}`)
  const visits = [booked]
  for (const [index, phone] of phones.entries())
    visits.push(await bookAt(`2026-11-27T0${5 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}:00.000Z`, phone))
  const moves = visits.map((of) => outcome(move(later, { of })))
  const rival = world.book(
    bookingAt(later, { patient: { first_name: 'Omar', last_name: 'Aziz', phone: '501234699', country_code: '971' } }),
    {
      guestToken: await world.guest('patientweb', '+971501234699'),
    },
  )
  const outcomes = [...(await Promise.all(moves)), (await rival).statusCode === 200 ? later : 'slot_taken']
  expect(outcomes.filter((one) => one === later)).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set([later, 'slot_taken']))
  const [counts] = await world.database.query<{ booked: number; visits: number }>(
    `select (select count(*)::int from reservations where status = 'booked') as booked,
            (select count(*)::int from appointments where status = 'booked') as visits`,
  )
  expect(counts!.booked).toBe(counts!.visits)
})
