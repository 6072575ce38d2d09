import { expect, it } from 'vitest'
import { retryAtOf } from './flow-problem.ts'

const at = '2026-11-23T10:25:00.000Z'

it.each([
  [{ code: 'sign_in_paused', details: { retry_at: at } }, at],
  [{ code: 'code_sent_recently', details: { resend_at: at } }, at],
  [{ code: 'rate_limited', details: { retry_after: 5 } }, undefined],
  [{ code: 'offline' }, undefined],
  [{ code: 'unexpected', details: { retry_at: 'soon' } }, undefined],
  [undefined, undefined],
] as const)('of %j is %s', (problem, instant) => {
  expect(retryAtOf(problem)).toBe(instant)
})
