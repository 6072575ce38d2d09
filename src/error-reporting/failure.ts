import type { FailureSource, QuietFailure } from '#contract/client-error'

/** A failure as it was caught. */
export type Failure = {
  source: FailureSource
  error: unknown
  /** Path of the page at that moment. */
  path: string
  /** Script in which it happened, where the browser names one beside the error. */
  file?: string
  /** What failed quietly. */
  what?: QuietFailure
}
