import { setTimeout as pause } from 'node:timers/promises'

/**
 * Serialisation failure and deadlock: PostgreSQL expects the transaction to be repeated. And what a row was to refer to is gone since it was
 * read, as a doctor whose import is taken back: read again, it is not there.
 */
const conflicts = new Set(['40001', '40P01', '23503'])

/** Longest pause before the first repetition, in milliseconds; that before the second is up to twice as long, and so on. */
const pauseMilliseconds = 40

/**
 * Runs a transaction again when PostgreSQL sacrificed it to a concurrent one, `attempts` times in all. Two claims of one
 * time that come at the same moment may deadlock on the constraint that refuses the second; repeated, it is refused. Many at once would meet again
 * if each were repeated at once: each waits for a while of its own.
 */
export async function retryOnConflict<T>(run: () => Promise<T>, attempts = 4): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (failure) {
      const { code } = ((failure as Error).cause ?? failure) as { code?: unknown }
      if (attempt >= attempts || typeof code !== 'string' || !conflicts.has(code)) throw failure
      await pause(Math.random() * pauseMilliseconds * attempt)
    }
  }
}
