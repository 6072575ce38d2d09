type Call = { signature: string; caller: string; intent: string }

/**
 * Remembers the changing calls of the last minutes. The same signature of the same caller is admitted once; again only with the
 * same non-empty intent (idempotency key), where the stored answer is given and nothing is done twice.
 */
export function createReplayGuard(rememberMilliseconds: number) {
  let recent = new Map<string, string>()
  let older = new Map<string, string>()
  let turnedAt = 0

  // Two generations instead of a timer per entry: what is remembered is between one and two periods old.
  const turn = (now: number) => {
    if (Math.abs(now - turnedAt) < rememberMilliseconds) return
    older = Math.abs(now - turnedAt) < 2 * rememberMilliseconds ? recent : new Map<string, string>()
    recent = new Map()
    turnedAt = now
  }

  return {
    admit({ signature, caller, intent }: Call, now: Date): boolean {
      turn(now.getTime())
      const key = `${signature} ${caller}`
      const seen = recent.get(key) ?? older.get(key)
      if (seen !== undefined) return seen !== '' && seen === intent
      recent.set(key, intent)
      return true
    },
  }
}
