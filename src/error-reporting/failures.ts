import type { FailureSource, QuietFailure } from '#contract/client-error'
import type { Failure } from './failure.ts'

/** Most failures kept until the reporter is loaded; more give no further information. */
const mostKept = 20
const kept: Failure[] = []
let hear: ((failure: Failure) => void) | undefined
let isLoading = false

/**
 * Collects uncaught failures in this page from now on (E16). Filtering, scrubbing and sending are in a file of their own,
 * loaded with the first failure: a page without any requests nothing.
 */
export function watchFailures(page: Window): void {
  page.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    noteFailure('error', error ?? message, { file: filename }),
  )
  page.addEventListener('unhandledrejection', ({ reason }) => noteFailure('rejection', reason))
}

/** Failures that React reports while it renders: collected, and logged to the console as by default. */
export const rootFailures = {
  onCaughtError: noteAndSay('caught'),
  onUncaughtError: noteAndSay('uncaught'),
  onRecoverableError: noteAndSay('recovered'),
}

/** Reports a failure that the patient does not notice. */
export const countFailure = (what: QuietFailure, error: unknown) => noteFailure('quiet', error, { what })

/** Keeps a failure for the reporter, or passes it on if that is loaded. */
export function noteFailure(source: FailureSource, error: unknown, more: Pick<Failure, 'file' | 'what'> = {}): void {
  const failure = { source, error, path: window.location.pathname, ...more }
  if (hear) return hear(failure)
  if (kept.length < mostKept) kept.push(failure)
  // In development everything is on the console.
  if (import.meta.env.PROD && !isLoading) loadReporter()
}

function loadReporter(): void {
  isLoading = true
  import('./page-reporter.ts')
    .then(({ startReporter }) => {
      hear = startReporter()
      kept.splice(0).forEach(hear)
    })
    // Without the reporter nothing is reported; the next failure tries to load it again.
    .catch(() => (isLoading = false))
}

function noteAndSay(source: FailureSource) {
  return (error: unknown) => {
    noteFailure(source, error)
    reportError(error)
  }
}
