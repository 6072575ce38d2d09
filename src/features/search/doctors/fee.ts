import type { DoctorCriteria } from './criteria.ts'

/** A range of fees as it stands in an address: `100-300`, `100-` or `-300`; empty for any. */
export type FeeRange = { from: number | undefined; to: number | undefined }

/** Reads a range; the wrong way round it is turned, and what is none is empty. */
export function readFee(text: string | undefined): string {
  const [, first = '', last = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? []
  const [from, to] = [wholeOf(first), wholeOf(last)]
  return from !== undefined && to !== undefined && from > to ? writeFee({ from: to, to: from }) : writeFee({ from, to })
}

/** Fees of a range, in the currency's unit. */
export function feeRange(fee: string): FeeRange {
  const [first = '', last = ''] = fee.split('-')
  return { from: wholeOf(first), to: wholeOf(last) }
}

/** A range as a word of an address. */
export function writeFee({ from, to }: FeeRange): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`
}

/** Those with a visit of the range, of the kind and at the place that are asked for, in the language of `nestedFilters`. */
export function feeFilter({ fee, visit, facility }: Pick<DoctorCriteria, 'fee' | 'visit' | 'facility'>): string {
  const { from, to } = feeRange(fee)
  return [
    `fee >= ${Math.max(1, from ?? 1)}`,
    ...(to === undefined ? [] : [`fee <= ${to}`]),
    ...(visit ? [`consultation_type:${visit}`] : []),
    ...(facility ? [`facility_id:${facility}`] : []),
  ].join(' AND ')
}

/**
 * Of which fees the times on a card are, so that its price is the one the list was asked for: those of the range, and in the
 * order of fees the lowest. Who is asked for by day keeps the times of that day, whatever they cost.
 */
export function timesByFee({ fee, sort, available }: Pick<DoctorCriteria, 'fee' | 'sort' | 'available'>) {
  const { from, to } = feeRange(fee)
  return {
    ...(from === undefined ? {} : { min_fee: from }),
    ...(to === undefined ? {} : { max_fee: to }),
    ...(sort === 'fee' && available === '' ? { lowest_fee: 1 as const } : {}),
  }
}

const wholeOf = (digits: string) => (digits === '' ? undefined : Number(digits))
