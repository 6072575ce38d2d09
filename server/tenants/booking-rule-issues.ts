import type { BookingRules } from '#contract/booking-rules'
import { changeTermsOf } from '#contract/change-terms'
import type { ClientConfiguration } from '#contract/tenant'
import { doubtful, wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** Issues of the rules for changing visits: a fee that is none or two, and a facility that is named twice. */
export function bookingRuleIssues({ booking_rules: rules }: ClientConfiguration): ConfigurationIssue[] {
  const { facilities = [] } = rules ?? {}
  return [
    ...feesIn(rules).flatMap(({ fee, path }) =>
      (fee.percent === undefined) === (fee.amounts === undefined) ? [wrong(path, 'feeForm')] : [],
    ),
    ...facilities.flatMap(({ facility }, index) =>
      facilities.findIndex((one) => one.facility === facility) < index
        ? [wrong(`/booking_rules/facilities/${index}/facility`, 'facilityTwice', { facility })]
        : [],
    ),
  ]
}

/** What a partner will hardly mean: a fee for late cancelling that is never due, or that a patient avoids. */
export function lateFeeDoubts({ booking_rules: rules }: ClientConfiguration): ConfigurationIssue[] {
  return feesIn(rules).flatMap(({ path, facility }) => {
    const { cancel_hours, free_cancel_hours, move_hours } = changeTermsOf(rules, facility)
    if (free_cancel_hours <= cancel_hours) return [doubtful(path, 'feeNever')]
    return move_hours < free_cancel_hours ? [doubtful(path, 'feeAvoided')] : []
  })
}

/** The fees for late cancelling, of the tenant and of its facilities, with where they stand. */
function feesIn(rules: BookingRules | undefined) {
  const own = [{ fee: rules?.late_cancellation_fee, facility: '', path: '/booking_rules/late_cancellation_fee' }]
  const ofFacilities = (rules?.facilities ?? []).map(({ late_cancellation_fee: fee, facility }, index) => ({
    fee,
    facility,
    path: `/booking_rules/facilities/${index}/late_cancellation_fee`,
  }))
  return [...own, ...ofFacilities].flatMap(({ fee, ...where }) => (fee ? [{ fee, ...where }] : []))
}
