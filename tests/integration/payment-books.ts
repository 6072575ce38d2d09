import { expect } from 'vitest'
import type { createStandIn } from './payment-stand-in.ts'
import type { PaymentWorld } from './payment-world.ts'

/**
 * The books: whoever has paid has a visit, or the money goes back; no visit that is paid before is booked without its money, none is paid
 * twice, and here and at the provider the same sums have come and gone.
 */
export async function expectBooksToAgree(
  { rows }: Pick<PaymentWorld, 'rows'>,
  { held }: Pick<ReturnType<typeof createStandIn>, 'held'>,
  round: number,
): Promise<void> {
  const visits = await rows<{ visit: string; time: string; method: string; paid: number; owed: number }>(
    `select a.status as visit, r.status as time, a.payment_method as method,
       (select count(*)::int from payments p where p.appointment_id = a.id and p.status = 'paid') as paid,
       (select count(*)::int from payments p where p.appointment_id = a.id and p.status = 'refund_due') as owed
     from appointments a join reservations r on r.id = a.reservation_id`,
  )
  for (const row of visits) {
    const isBooked = row.visit === 'booked'
    expect({ round, ...row }).toMatchObject({ time: isBooked ? 'booked' : 'released', owed: 0 })
    expect({ round, ...row }).toMatchObject({ paid: isBooked && row.method === 'card' ? 1 : 0 })
  }
  const payments = await rows<{ id: string; kept: number }>(
    `select provider_id as id, (coalesce(paid_amount, 0) - coalesce(refund_amount, 0))::int as kept from payments where provider_id is not null`,
  )
  const here = payments.map(({ id, kept }) => [id, kept])
  const there = payments.map(({ id }) => {
    const { state, amount, refunded } = held.get(id)!
    return [id, state === 'paid' ? amount - refunded : 0]
  })
  expect({ round, books: here }).toEqual({ round, books: there })
}
