import type { OfferedSlot } from '#contract/availability'
import type { ConsultationType, DoctorHit } from '#contract/directory'
import type { Money } from '#contract/wire'

/** The lowest of several fees, and whether others are higher. */
export type OfferedFee = { lowest: Money; isFrom: boolean }

/** The one rule of prices: the price beside choices is the lowest of theirs, with "from" where they differ. */
export function offeredFee(fees: readonly Money[]): OfferedFee | undefined {
  const [first, ...others] = fees
  if (!first) return undefined
  const lowest = others.reduce((least, fee) => (fee.amount < least.amount ? fee : least), first)
  return { lowest, isFrom: fees.some(({ amount }) => amount !== lowest.amount) }
}

/** How many of a doctor's next times are in a row. */
export const timesInRow = 3

/** The next times that are shown. */
export const shownTimes = <Time extends OfferedSlot>({ slots }: { slots: readonly Time[] }): readonly Time[] =>
  slots.slice(0, timesInRow)

type Priced = Pick<DoctorHit, 'fee' | 'currency_symbol' | 'service_fees'>

/** The fee to show for a doctor: that of the times beside it, and without times that of all visits of the consultation type. */
export function feeOfDoctor(
  { fee, currency_symbol: currency, service_fees: fees }: Priced,
  beside: { times?: { slots: readonly OfferedSlot[] } | undefined; visit?: ConsultationType | '' } = {},
): OfferedFee | undefined {
  const { times, visit = '' } = beside
  const ofTimes = times && offeredFee(shownTimes(times).map((slot) => slot.fee))
  if (ofTimes) return ofTimes
  const ofKind = fees.filter(({ consultation_type }) => visit === '' || consultation_type === visit)
  const known = ofKind.map((service) => ({ amount: service.fee, currency: service.currency_symbol }))
  return offeredFee(known) ?? (fee > 0 ? { lowest: { amount: fee, currency }, isFrom: true } : undefined)
}
