import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putIntoState } from '#tests/support/put-into-state'
import { openTestDatabase } from '#tests/support/database'
import type { OpenDatabase } from './open.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { reservations, type ReservationStatus } from './schema/appointments.ts'

let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(() => open.query('delete from reservations'))

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)

async function claim(
  from: string,
  to: string,
  status: ReservationStatus = 'booked',
  practitionerId = 1,
  tenantCode = 'patientweb',
) {
  const [service] = await open.query<{ id: number; facility_id: number }>(
    'select id, facility_id from services where practitioner_id = $1 order by id limit 1',
    [practitionerId],
  )
  await open.db.insert(reservations).values({
    tenantCode,
    practitionerId,
    facilityId: service!.facility_id,
    serviceId: service!.id,
    during: { from: at(from), to: at(to) },
    status,
    expiresAt: status === 'held' ? at(to) : null,
  })
}

const refusal = (promise: Promise<unknown>): Promise<{ code: string; constraint: string } | 'accepted'> =>
  promise.then(
    () => 'accepted' as const,
    ({ cause }: { cause: { code: string; constraint: string } }) => ({
      code: cause.code,
      constraint: cause.constraint,
    }),
  )

const taken = { code: '23P01', constraint: 'one_claim_per_practitioner_and_time' }

describe('the constraint that decides who gets a time', () => {
  it('accepts exactly one of 200 claims that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        refusal(retryOnConflict(() => claim('09:00', '09:20', index % 2 ? 'held' : 'booked'))),
      ),
    )
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
    expect(answers.filter((answer) => answer !== 'accepted')).toEqual(Array.from({ length: 199 }, () => taken))
  })

  it('lets a visit start the moment another ends, and no earlier', async () => {
    await claim('09:00', '09:20')
    expect(await refusal(claim('09:20', '09:40'))).toBe('accepted')
    expect(await refusal(claim('08:40', '09:00'))).toBe('accepted')
    expect(await refusal(claim('09:19', '09:39'))).toEqual(taken)
  })

  it('counts held times as well as booked ones, and released ones not at all', async () => {
    await claim('09:00', '09:20', 'booked')
    await open.query(`update reservations set status = 'released'`)
    expect(await refusal(claim('09:00', '09:20', 'held'))).toBe('accepted')
    expect(await refusal(claim('09:00', '09:20', 'booked'))).toEqual(taken)
    await putIntoState(open, `update reservations set status = 'released'`)
    expect(await refusal(claim('09:00', '09:20', 'booked'))).toBe('accepted')
  })

  it('is per practitioner, and across tenants', async () => {
    await claim('09:00', '09:20')
    expect(await refusal(claim('09:00', '09:20', 'booked', 2))).toBe('accepted')
    expect(await refusal(claim('09:00', '09:20', 'booked', 1, 'insurer'))).toEqual(taken)
  })

  it('cannot be slipped past with a range that is empty or a state nobody knows', async () => {
    expect(await refusal(claim('09:00', '09:00'))).toMatchObject({ constraint: 'reservation_has_two_ends' })
    expect(await refusal(claim('09:00', '09:20', 'maybe' as ReservationStatus))).toMatchObject({
      constraint: 'reservation_beginning_is_known',
    })
  })
})

it('reads a range back as the instants that were written', async () => {
  const id = randomUUID()
  await claim('21:40', '22:10')
  await open.query('update reservations set id = $1', [id])
  const [row] = await open.db.select({ during: reservations.during }).from(reservations)
  expect(row).toEqual({ during: { from: at('21:40'), to: at('22:10') } })
})
