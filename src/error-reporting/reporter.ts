import type { ClientError } from '#contract/client-error'
import type { Failure } from './failure.ts'

/** Dependencies of the reporter. */
export type ReporterParts = {
  /** The report of a failure; undefined for ignored ones. */
  describe: (failure: Failure) => ClientError | undefined
  /** Sends reports: to our own endpoint by default. It fails silently. */
  send: (errors: ClientError[]) => void
  isOnline: () => boolean
  /** Runs work once, some seconds from now. */
  later: (work: () => void) => void
}

export type Reporter = { note: (failure: Failure) => void; flush: () => void }

/** Most different failures that a page reports. */
const mostErrors = 10
const mostCounted = 1000

/**
 * Collects failures of this page and reports them in batches. Each failure is reported once: repetitions before that are
 * counted, later ones ignored. Failures of the reporter are never reported.
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
    // A failure reported by React is also logged to the console, and so caught a second time.
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

/** Two failures with one cause have the same fingerprint. */
const fingerprint = ({ name, message, stack, what }: ClientError) => [name, what, message, stack[0]].join('\n')

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // A reported failure of the reporter would be caught again, without end.
  }
}
