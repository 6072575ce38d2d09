import type { ClientError } from '#contract/client-error'
import type { Failure } from './failure.ts'

/** What the reporter needs of its surroundings. */
export type ReporterParts = {
  /** What is told of a failure; undefined for what is ignored. */
  describe: (failure: Failure) => ClientError | undefined
  /** Where reports go (the port): our own endpoint by default. It fails silently. */
  send: (errors: ClientError[]) => void
  isOnline: () => boolean
  /** Does something once, some seconds from now. */
  later: (work: () => void) => void
}

export type Reporter = { note: (failure: Failure) => void; flush: () => void }

/** Different failures a page tells at the most. */
const mostErrors = 10
const mostCounted = 1000

/**
 * Collects what failed in this page and tells it in batches. Each failure is told once: what happens again before that is counted,
 * and after that no more. Nothing that goes wrong here is ever a failure itself.
 */
export function createReporter({ describe, send, isOnline, later }: ReporterParts): Reporter {
  const known = new Set<string>()
  const waiting = new Map<string, ClientError>()
  const heard = new WeakSet<object>()
  let isDue = false

  function flush(): void {
    if (waiting.size === 0 || !isOnline()) return
    const errors = [...waiting.values()]
    waiting.clear()
    quietly(() => send(errors))
  }

  function note(failure: Failure): void {
    // What React tells is said on the console too, and so heard a second time.
    if (isAgain(failure.error)) return
    const error = describe(failure)
    if (!error) return
    const print = fingerprint(error)
    const pending = waiting.get(print)
    if (pending) pending.count = Math.min(pending.count + 1, mostCounted)
    if (known.has(print) || known.size === mostErrors) return
    known.add(print)
    waiting.set(print, error)
    if (isDue) return
    isDue = true
    later(() => {
      isDue = false
      flush()
    })
  }

  function isAgain(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false
    if (heard.has(error)) return true
    heard.add(error)
    return false
  }

  return { note: (failure) => quietly(() => note(failure)), flush }
}

/** Two failures of one cause read alike. */
const fingerprint = ({ name, message, stack, what }: ClientError) => [name, what, message, stack[0]].join('\n')

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // A failure of the reporter that is reported would be heard again, without end.
  }
}
