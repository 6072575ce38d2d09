import { expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { isOffline, NoPasskey, toRefusal } from './passkey.types.ts'

it('is refused by the device, or by the platform', () => {
  expect(toRefusal(new NoPasskey('exists'))).toEqual({ device: 'exists' })
  expect(toRefusal(new Problem('passkeys_limit'))).toEqual({ problem: 'passkeys_limit' })
})

it('says which reason of the device it was, and what was before it', () => {
  const cause = new DOMException('', 'NotAllowedError')
  const refusal = new NoPasskey('timed_out', { cause })
  expect([refusal.name, refusal.message, refusal.reason, refusal.cause]).toEqual([
    'NoPasskey',
    'timed_out',
    'timed_out',
    cause,
  ])
})

it('is for want of a network by that problem alone', () => {
  expect(
    [{ problem: 'offline' as const }, { problem: 'timeout' as const }, { device: 'failed' as const }, undefined].map(
      isOffline,
    ),
  ).toEqual([true, false, false, false])
})
