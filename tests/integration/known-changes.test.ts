import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentStates, earlierOfferStates, reservationStates, type States } from '#server/domain/booking/states'
import { paymentStates } from '#server/domain/payments/states'
import { tomorrow, openPaymentWorld, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())

const changesOf = (states: States<string>) =>
  Object.entries(states)
    .flatMap(([to, froms]) => froms.filter((from) => from !== 'new').map((from) => `${from} ${to}`))
    .toSorted()

describe.each([
  ['appointments', 'appointment', appointmentStates],
  ['reservations', 'reservation', reservationStates],
  ['payments', 'payment', paymentStates],
  ['earlier_offers', 'earlier_offer', earlierOfferStates],
] as const)('the database knows of %s', (table, one, states) => {
  it('the changes that the code knows, and no others', async () => {
    const [trigger] = await world.rows<{ definition: string }>(
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = $1 and tgrelid = $2::regclass`,
      [`${one}_change_is_known`, table],
    )
    const known = [...(trigger?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, change]) => change).toSorted()
    expect(known).toEqual(changesOf(states))
  })
})

it.each([
  ['appointments', 'awaiting_payment', 'completed', 'appointment_change_is_known'],
  ['reservations', 'unpaid', 'held', 'reservation_change_is_known'],
  ['payments', 'expired', 'pending', 'payment_change_is_known'],
])('of %s that are %s none becomes %s', async (table, from, to, constraint) => {
  await world.reset()
  await world.bookUnpaid(tomorrow)
  await world.rows(`update payments set status = 'expired'`)
  expect(await world.rows(`select distinct status from ${table}`)).toEqual([{ status: from }])
  await expect(world.rows(`update ${table} set status = '${to}'`)).rejects.toMatchObject({ constraint })
  expect(await world.rows(`select distinct status from ${table}`)).toEqual([{ status: from }])
})
