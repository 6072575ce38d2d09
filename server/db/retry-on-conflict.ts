/**
 * Serialisation failure and deadlock: PostgreSQL expects the transaction to be repeated. And what a row was to refer to is gone since it was
 * read, as a doctor whose import is taken back: read again, it is not there.
 */
const conflicts = new Set(['40001', '40P01', '23503'])

/**
 * Runs a transaction again when PostgreSQL sacrificed it to a concurrent one, `attemptsLeft` times in all. Two claims of one
 * time that come at the same moment may deadlock on the constraint that refuses the second; repeated, it is refused.
 */
export async function retryOnConflict<T>(run: () => Promise<T>, attemptsLeft = 3): Promise<T> {
  try {
    return await run()
  } catch (failure) {
    const { code } = ((failure as Error).cause ?? failure) as { code?: unknown }
    if (attemptsLeft <= 1 || typeof code !== 'string' || !conflicts.has(code)) throw failure
    return retryOnConflict(run, attemptsLeft - 1)
  }
}
