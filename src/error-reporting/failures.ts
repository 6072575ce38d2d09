import type { FailureSource, QuietFailure } from '#contract/client-error'
import type { Failure } from './failure.ts'

/** More than these, before the reporter is there, say nothing new. */
const mostKept = 20
const kept: Failure[] = []
let hear: ((failure: Failure) => void) | undefined
let isLoading = false

/**
 * Hears what nobody catches in this page, from now on (E16). All that judges, scrubs and sends is a file of its own, which is
 * loaded with the first failure: a page without any asks for nothing.
 */
export function watchFailures(page: Window): void {
  page.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    noteFailure('error', error ?? message, { file: filename }),
  )
  page.addEventListener('unhandledrejection', ({ reason }) => noteFailure('rejection', reason))
}

/** What React tells of failures while it draws: noted, and said on the console as it would have been. */
export const rootFailures = {
  onCaughtError: noteAndSay('caught'),
  onUncaughtError: noteAndSay('uncaught'),
  onRecoverableError: noteAndSay('recovered'),
}

/** Counts something that failed without the patient noticing. */
export const countFailure = (what: QuietFailure, error: unknown) => noteFailure('quiet', error, { what })

/** Keeps a failure for the reporter, or gives it to it. */
export function noteFailure(source: FailureSource, error: unknown, more: Pick<Failure, 'file' | 'what'> = {}): void {
  const failure = { source, error, path: window.location.pathname, ...more }
  if (hear) return hear(failure)
  if (kept.length < mostKept) kept.push(failure)
  // Development says everything on its console.
  if (import.meta.env.PROD && !isLoading) loadReporter()
}

function loadReporter(): void {
  isLoading = true
  import('./page-reporter.ts')
    .then(({ startReporter }) => {
      hear = startReporter()
      kept.splice(0).forEach(hear)
    })
    // Without it nothing is told; the next failure tries again.
    .catch(() => (isLoading = false))
}

function noteAndSay(source: FailureSource) {
  return (error: unknown) => {
    noteFailure(source, error)
    reportError(error)
  }
}
