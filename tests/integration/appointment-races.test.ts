import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingAt, holdAt, openWorld, type World } from './appointment-world.ts'

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

const tomorrow = '2026-11-24T05:00:00.000Z'
const rivals = 200
const nearest = [
  '2026-11-24T05:30:00.000Z',
  '2026-11-24T06:00:00.000Z',
  '2026-11-24T06:30:00.000Z',
  '2026-11-24T07:00:00.000Z',
]

describe('two hundred people who want one slot at once', () => {
  it('get one appointment, and all others the nearest free times [C61]', async () => {
    const guests = await findGuests(rivals)
    const answers = await Promise.all(guests.map((book) => untilAnswered(book)))
    expect(outcomes(answers)).toEqual({ 200: 1, 'slot_taken 409': rivals - 1 })
    expectAlternatives(answers)
    const rows = await world.database.query(`select status from reservations where status in ('held', 'booked')`)
    expect(rows).toEqual([{ status: 'booked' }])
    expect(await world.counts()).toMatchObject({ appointments: 1, patients: 1, idempotency_records: 1 })
  })

  it('get one hold, and all others the nearest free times', async () => {
    const answers = await Promise.all(
      Array.from({ length: rivals }, () => untilAnswered(() => world.hold(holdAt(tomorrow)))),
    )
    expect(outcomes(answers)).toEqual({ 200: 1, 'slot_taken 409': rivals - 1 })
    expectAlternatives(answers)
    expect(await world.counts()).toMatchObject({ reservations: 1, idempotency_records: 1 })
  })

  it('among whom one holds it leave it to the holder', async () => {
    const { hold_id, hold_token } = (await world.hold(holdAt(tomorrow))).json().data
    const guests = await findGuests(50)
    const [holder, ...others] = await Promise.all([
      world.book(bookingAt(tomorrow, { hold_id, hold_token }), { guestToken }),
      ...guests.map((book) => untilAnswered(book)),
    ])
    expect(holder.statusCode).toBe(200)
    expect(outcomes(others)).toEqual({ 'slot_taken 409': 50 })
  })
})

it('an impatient tap that sends one booking many times over makes one appointment', async () => {
  const taps = Array.from({ length: 20 }, () => world.book(bookingAt(tomorrow), { guestToken, key: 'one-intent-only' }))
  const answers = await Promise.all(taps)
  const booked = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.body)
  expect(new Set(booked).size).toBe(1)
  const { 200: done, 'idempotency_in_progress 409': running = 0, ...others } = outcomes(answers)
  expect([done! + running, others]).toEqual([20, {}])
  expect(await world.counts()).toMatchObject({ appointments: 1, reservations: 1 })
})

it('a visitor who asks for many slots of one practitioner at once gets three holds', async () => {
  const starts = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30'].map((time) => `2026-11-24T${time}:00.000Z`)
  const answers = await Promise.all(starts.map((start) => world.hold(holdAt(start))))
  expect(outcomes(answers)).toEqual({ 200: 3, 'hold_limit 429': 3 })
})

/** People with a proved phone of their own, each ready to book. */
/** Asks again, as the app does, where the database had no time for a call: a machine with other work has none for two hundred at once. */
async function untilAnswered(ask: () => ReturnType<World['book']>): ReturnType<World['book']> {
  const answer = await ask()
  return answer.statusCode === 503 ? untilAnswered(ask) : answer
}

async function findGuests(count: number): Promise<(() => ReturnType<World['book']>)[]> {
  const phones = Array.from({ length: count }, (_, index) => `50${1_000_000 + index}`)
  return Promise.all(
    phones.map(async (phone) => {
      const guestToken = await world.guest('patientweb', `+971${phone}`)
      const body = bookingAt(tomorrow)
      return () => world.book({ ...body, patient: { ...body.patient, phone } }, { guestToken })
    }),
  )
}

type Answers = Awaited<ReturnType<World['book']>>[]

function outcomes(answers: Answers): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { statusCode, json } of answers) {
    const outcome = statusCode === 200 ? '200' : `${json().code} ${statusCode}`
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

function expectAlternatives(answers: Answers): void {
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  const offered = refused.map(({ json }) => json().details.alternatives.map(({ start }: { start: string }) => start))
  expect(new Set(offered.map(String))).toEqual(new Set([nearest.join()]))
}
