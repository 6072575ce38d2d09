import { Problem } from '#contract/problem'
import { isUndecided } from '#workers/outbox/verdict'

/** Whether the platform has answered the call that failed so: the same call again is another one then. */
export const isRefused = (failure: unknown): boolean => failure instanceof Problem && !isUndecided(failure)

/**
 * Gives each intent a key, which stays the same until the intent has been answered: a second press after a lost answer gets the
 * first one's answer, and after an answer it is a new intent. Intents are compared by their content.
 */
export function createOpenIntents(newKey: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>()

  return async function withKey<T>(intent: unknown, work: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const name = JSON.stringify(intent)
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    try {
      const answer = await work(key)
      keys.delete(name)
      return answer
    } catch (failure) {
      if (isRefused(failure)) keys.delete(name)
      throw failure
    }
  }
}
