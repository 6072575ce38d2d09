import type { ChargeKind } from '#contract/invoice'
import type { PaymentStatus } from '#contract/payment-methods'

/** A payment that came in: what was asked for and came, in minor units, and what goes or went back of it. */
export type CameIn = {
  status: PaymentStatus
  amount: number
  currency: string
  paidAmount: number
  paidCurrency: string
  paidAt: Date
  refundAmount: number | null
  refundedAt: Date | null
}

export type Charge = { kind: ChargeKind; amount: number }

/** What an invoice adds up to. */
export type Books<Payment> = {
  currency: string
  /** The payment whose receipt it is of. */
  main: Payment
  charges: Charge[]
  total: number
  payments: Payment[]
  balance: number
}

/**
 * The books of a visit from all payments that came in for it, the oldest first; undefined where none did. What is charged is that of the
 * payment that bought the visit, else of the first that came in. Money in another currency than that bought nothing, goes back as it came,
 * and stands on no invoice.
 */
export function booksOf<Payment extends CameIn>(
  all: readonly Payment[],
  isCancelled: boolean,
): Books<Payment> | undefined {
  const main = all.find(({ status }) => status === 'paid') ?? all.find(isPartlyKept) ?? all[0]
  if (!main) return undefined
  const payments = all.filter(({ paidCurrency }) => paidCurrency === main.paidCurrency)
  const charges = chargesOf(main, isCancelled)
  const total = sum(charges.map(({ amount }) => amount))
  const paid = sum(payments.map(({ paidAmount }) => paidAmount))
  const givenBack = sum(payments.filter(({ refundedAt }) => refundedAt).map(({ refundAmount }) => refundAmount ?? 0))
  return { currency: main.paidCurrency, main, charges, total, payments, balance: total - paid + givenBack }
}

function chargesOf(main: CameIn, isCancelled: boolean): Charge[] {
  // Another currency than was asked for: what came in is what is spoken of.
  const asked = main.currency === main.paidCurrency ? main.amount : main.paidAmount
  const visit: Charge = { kind: 'visit', amount: asked }
  if (main.status === 'paid') return [visit]
  const kept = main.paidAmount - (main.refundAmount ?? 0)
  return [
    visit,
    { kind: isCancelled ? 'cancelled' : 'not_booked', amount: -asked },
    ...(kept > 0 ? [{ kind: 'late_cancellation' as const, amount: kept }] : []),
  ]
}

const isPartlyKept = ({ refundAmount, paidAmount }: CameIn) => (refundAmount ?? 0) < paidAmount

/** The tax that an amount includes, to the nearest minor unit. */
export function taxWithin(total: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100)
  return Math.round((total * rate) / (10_000 + rate))
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)
