import type { DoctorCriteria } from './criteria.ts'
import { feeRange } from './fee.ts'

/** Doctors with a visit in the fee range, of the chosen consultation type and facility, as an expression of `nestedFilters`. */
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
 * Fee limits for the times on a card, so that its price matches the list's criteria: the range, and in the order of fees the
 * lowest. With a filter by day a card keeps the times of that day at any fee.
 */
export function timesByFee({ fee, sort, available }: Pick<DoctorCriteria, 'fee' | 'sort' | 'available'>) {
  const { from, to } = feeRange(fee)
  return {
    ...(from === undefined ? {} : { min_fee: from }),
    ...(to === undefined ? {} : { max_fee: to }),
    ...(sort === 'fee' && available === '' ? { lowest_fee: 1 as const } : {}),
  }
}
