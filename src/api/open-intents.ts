import { Problem } from '#contract/problem'
import { isUndecided } from '#workers/outbox/verdict'

/**
 * Gives each intent a key, the same one until it has been decided: a second press after a lost answer asks for the first one's
 * answer, and after an answer it is another intent. Intents are told apart by what they hold.
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
      if (failure instanceof Problem && !isUndecided(failure)) keys.delete(name)
      throw failure
    }
  }
}
