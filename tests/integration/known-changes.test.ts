import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentStates, earlierOfferStates, reservationStates, type States } from '#server/domain/booking/states'
import { paymentStates } from '#server/domain/payments/states'
import { putIntoState } from '../support/put-into-state.ts'
import { openPaymentWorld, paying, tomorrow, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())

const changesOf = (states: States<string>) =>
  Object.entries(states)
    .flatMap(([to, froms]) => froms.filter((from) => from !== 'new').map((from) => `${from} ${to}`))
    .toSorted()

const beginningsOf = (states: States<string>) =>
  Object.keys(states)
    .filter((state) => states[state]?.includes('new'))
    .toSorted()

describe.each([
  ['appointments', 'appointment', appointmentStates],
  ['reservations', 'reservation', reservationStates],
  ['payments', 'payment', paymentStates],
  ['earlier_offers', 'earlier_offer', earlierOfferStates],
] as const)('the database knows of %s', (table, one, states) => {
  it('the changes that the code knows, and no others', async () => {
    expect(await argumentsOf(`${one}_change_is_known`, table)).toEqual(changesOf(states))
  })

  it('what a row may begin as, and nothing else', async () => {
    expect(await argumentsOf(`${one}_beginning_is_known`, table)).toEqual(beginningsOf(states))
  })

  it('and adds no row in another state', async () => {
    await world.reset()
    await bookWithAnOffer()
    const others = Object.keys(states).filter((state) => !beginningsOf(states).includes(state))
    expect(others).not.toEqual([])
    for (const status of others)
      await expect(copyAs(table, status), status).rejects.toMatchObject({ constraint: `${one}_beginning_is_known` })
  })
})

/** A visit that awaits its payment, with a time that is offered to it. */
async function bookWithAnOffer(): Promise<void> {
  const { appointment } = await world.bookUnpaid(tomorrow)
  await putIntoState(
    world.database,
    `insert into earlier_offers (tenant_code, appointment_id, status, starts_at, ends_at, fee_amount, fee_currency, expires_at, answered_at)
     values ('${paying}', '${appointment.id}', 'declined', now(), now() + interval '1 hour', 1, 'AED', now(), now())`,
  )
}

/** Adds the one row of a table once more, in that state. */
async function copyAs(table: string, status: string): Promise<unknown> {
  const columns = await world.rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => (name === 'status' ? `'${status}'` : name))
  return world.rows(`insert into ${table} (${names.join()}) select ${values.join()} from ${table}`)
}

/** What a trigger is given, in order. */
async function argumentsOf(trigger: string, table: string): Promise<string[]> {
  const [row] = await world.rows<{ definition: string }>(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = $1 and tgrelid = $2::regclass`,
    [trigger, table],
  )
  return [...(row?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, one = '']) => one).toSorted()
}

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
