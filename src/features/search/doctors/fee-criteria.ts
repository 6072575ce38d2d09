import type { DoctorCriteria } from './criteria.ts'
import { feeRange } from './fee.ts'

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
