import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/**
 * Whether what was asked is still neither answered nor refused after `patience` milliseconds in which this process could have read it. A process that
 * was kept off the processor for longer finds its timer over before it reads what came meanwhile: that says nothing of the other side, and it waits anew.
 */
export async function isUnanswered(asking: Promise<unknown>, patience: number): Promise<boolean> {
  const answered = asking.then(
    () => false as const,
    () => false as const,
  )
  for (;;) {
    const begun = performance.now()
    const late = wait(patience, true as const, { ref: false })
    if (!(await Promise.race([answered, late]))) return false
    const wasAway = performance.now() - begun > 1.5 * patience
    // What has come by now is read first.
    await turn()
    if (!(await Promise.race([answered, turn(true as const)]))) return false
    if (!wasAway) return true
  }
}
