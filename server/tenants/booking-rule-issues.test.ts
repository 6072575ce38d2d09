import { expect, it } from 'vitest'
import type { BookingRules } from '#contract/booking-rules'
import { liqa } from '#server/demo/tenants/liqa'
import { lateFeeDoubts } from './booking-rule-issues.ts'
import { configurationIssues } from './check-configuration.ts'

const issuesOf = (booking_rules: BookingRules) =>
  configurationIssues({ ...liqa.configuration, booking_rules }, new Map())
    .map(({ path, severity }) => `${severity} ${path}`)
    .filter((issue) => issue.includes('/booking_rules'))

it('takes a fee for late cancelling, of the tenant and of one of its facilities', () => {
  const facilities = [{ facility: 'a-clinic', late_cancellation_fee: { amounts: { AED: 100 } } }]
  const rules = { move_hours: 24, free_cancel_hours: 24, late_cancellation_fee: { percent: 50 } }
  expect(issuesOf({ ...rules, facilities })).toEqual([])
})

it('names a fee that is none, or two', () => {
  expect(issuesOf({ free_cancel_hours: 24, late_cancellation_fee: {} })).toEqual([
    'error /booking_rules/late_cancellation_fee',
  ])
  expect(issuesOf({ late_cancellation_fee: { percent: 5, amounts: { AED: 9 } } })).toEqual([
    'error /booking_rules/late_cancellation_fee',
  ])
})

it('doubts a fee that is never due, or that is avoided by moving the visit', () => {
  const late_cancellation_fee = { percent: 50 }
  const doubts = (booking_rules: BookingRules) => lateFeeDoubts({ ...liqa.configuration, booking_rules })
  expect(doubts({ cancel_hours: 24, free_cancel_hours: 24, late_cancellation_fee })).toHaveLength(1)
  expect(doubts({ free_cancel_hours: 24, late_cancellation_fee })).toHaveLength(1)
  expect(doubts({ move_hours: 24, free_cancel_hours: 24, late_cancellation_fee })).toEqual([])
})

it('refuses rules of one facility twice', () => {
  const facilities = [{ facility: 'a-clinic', cancel_hours: 1 }, { facility: 'a-clinic' }]
  expect(issuesOf({ facilities })).toEqual(['error /booking_rules/facilities/1/facility'])
})
