import type { Country } from '#contract/locale'
import type { PrepaidMethod } from '#contract/payment-methods'
import type { Money } from '#contract/wire'
import type { Database } from '#server/db/open'
import { payments } from '#server/db/schema/payments'
import type { Beginning } from '../booking/states.ts'
import { toMinorUnits } from './minor-units.ts'
import type { paymentStates } from './states.ts'

/** Whence a payment is made, for messages about it, which are written when nobody calls. */
export type PaymentOrigin = { provider: string; link: string; country: Country }

export type NewPayment = PaymentOrigin & {
  tenantCode: string
  appointmentId: string
  method: PrepaidMethod
  fee: Money
  now: Date
}

/** Writes an attempt to pay for an appointment, in the transaction `tx`; the provider is told of it afterwards. */
export async function addPayment(tx: Database, { fee, now, ...payment }: NewPayment): Promise<string> {
  const status: Beginning<typeof paymentStates> = 'created'
  const [added] = await tx
    .insert(payments)
    .values({ ...payment, ...toMinorUnits(fee), status, dueAt: now, createdAt: now })
    .returning({ id: payments.id })
  if (!added) throw new Error('a payment was not written')
  return added.id
}
