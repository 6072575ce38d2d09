type Call = { signature: string; caller: string }

/**
 * Remembers the changing calls of the last minutes: the same signature of the same caller is admitted once. Calls whose
 * repetition is answered from a record (idempotency key) are not asked about here.
 */
export function createReplayGuard(rememberMilliseconds: number) {
  let recent = new Set<string>()
  let older = new Set<string>()
  let turnedAt = 0

  // Two generations instead of a timer per entry: what is remembered is between one and two periods old.
  const turn = (now: number) => {
    if (Math.abs(now - turnedAt) < rememberMilliseconds) return
    older = Math.abs(now - turnedAt) < 2 * rememberMilliseconds ? recent : new Set<string>()
    recent = new Set()
    turnedAt = now
  }

  return {
    admit({ signature, caller }: Call, now: Date): boolean {
      turn(now.getTime())
      const key = `${signature} ${caller}`
      if (recent.has(key) || older.has(key)) return false
      recent.add(key)
      return true
    },
  }
}
