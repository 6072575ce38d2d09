import { describe, expect, it } from 'vitest'
import { heldBytes } from '#tests/support/heap'
import { createReplayGuard } from './replay-guard.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5) + seconds * 1000)
const call = { signature: 'signed', caller: 'guest' }

describe('the replay guard', () => {
  it('admits a signature of a caller once', () => {
    const guard = createReplayGuard(600_000)
    expect(guard.admit(call, at(0))).toBe(true)
    expect(guard.admit(call, at(1))).toBe(false)
  })

  it('admits the same bytes from another caller: everybody signs with the same key', () => {
    const guard = createReplayGuard(600_000)
    guard.admit(call, at(0))
    expect(guard.admit({ ...call, caller: 'another' }, at(0))).toBe(true)
  })

  it('remembers for the whole window, however often it is tried, and no longer', () => {
    const guard = createReplayGuard(600_000)
    guard.admit(call, at(599))
    guard.admit({ ...call, signature: 'later' }, at(700))
    expect([guard.admit(call, at(899)), guard.admit(call, at(1199)), guard.admit(call, at(1200))]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('keeps a number of calls and forgets the oldest', () => {
    const guard = createReplayGuard(600_000, 2)
    const admit = (signature: string) => guard.admit({ ...call, signature }, at(0))
    expect(['one', 'two', 'three', 'three', 'two', 'one'].map(admit)).toEqual([true, true, true, false, false, true])
  })

  it('keeps nothing of what was sent: 30,000 long calls leave some megabytes', () => {
    const guard = createReplayGuard(600_000)
    const before = heldBytes()
    for (let number = 0; number < 30_000; number += 1)
      guard.admit({ signature: `${number}`, caller: 'x'.repeat(12_000) + number }, at(0))
    expect(heldBytes() - before).toBeLessThan(20_000_000)
    expect(guard.admit({ signature: '7', caller: `${'x'.repeat(12_000)}7` }, at(1))).toBe(false)
  })
})
