import type { BookingRules, LateFee } from '#contract/booking-rules'
import type { Money } from '#contract/wire'

/** Until when a visit can be changed, and what cancelling it late costs: as it was when the visit was booked. Hours are before its start. */
export type ChangeTerms = {
  cancel_hours: number
  move_hours: number
  free_cancel_hours: number
  late_cancellation_fee: LateFee
}

/** Changes until the visit begins, for nothing: where a tenant names no rules, and of what was booked before there were any. */
export const defaultChangeTerms: ChangeTerms = {
  cancel_hours: 0,
  move_hours: 0,
  free_cancel_hours: 0,
  late_cancellation_fee: {},
}

/** The terms of a visit at a facility: each is the facility's own, else the tenant's, else the default. */
export function changeTermsOf(rules: BookingRules | undefined, facility: string): ChangeTerms {
  const own = rules?.facilities?.find((one) => one.facility === facility)
  const { cancel_hours, move_hours, free_cancel_hours, late_cancellation_fee } = {
    ...defaultChangeTerms,
    ...rules,
    ...own,
  }
  return { cancel_hours, move_hours, free_cancel_hours, late_cancellation_fee }
}

/** When changes of a visit end: an instant each, in the wire's form. */
export const changeLimits = (terms: ChangeTerms, start: Date) => ({
  cancel_until: hoursBefore(start, terms.cancel_hours).toISOString(),
  move_until: hoursBefore(start, terms.move_hours).toISOString(),
  free_cancel_until: hoursBefore(start, terms.free_cancel_hours).toISOString(),
})

/** What cancelling costs once it is not free any more, never more than the fee of the visit. */
export function lateFeeOf({ late_cancellation_fee: { percent, amounts } }: ChangeTerms, fee: Money): Money {
  const { currency } = fee
  const wanted = percent === undefined ? (amounts?.[currency] ?? 0) : Math.floor((fee.amount * percent) / 100)
  return { amount: Math.min(wanted, fee.amount), currency }
}

/** What is kept of the fee of a visit that is cancelled at a moment. */
export function keptOnCancelling(terms: ChangeTerms, { start, fee }: { start: Date; fee: Money }, at: Date): Money {
  const isFree = at <= hoursBefore(start, terms.free_cancel_hours)
  return isFree ? { amount: 0, currency: fee.currency } : lateFeeOf(terms, fee)
}

const hoursBefore = (start: Date, hours: number) => new Date(start.getTime() - hours * 3_600_000)
