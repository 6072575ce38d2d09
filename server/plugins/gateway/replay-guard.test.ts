import { describe, expect, it } from 'vitest'
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

  it('remembers for the whole window after its memory has turned over', () => {
    const guard = createReplayGuard(600_000)
    guard.admit(call, at(599))
    guard.admit({ ...call, signature: 'later' }, at(700))
    expect(guard.admit(call, at(899))).toBe(false)
  })
})
