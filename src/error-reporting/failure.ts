import type { FailureSource, QuietFailure } from '#contract/client-error'

/** Something that failed, as it was heard. */
export type Failure = {
  source: FailureSource
  error: unknown
  /** Path of the page at that moment. */
  path: string
  /** Script it came from, where the browser names one beside the error. */
  file?: string
  /** What failed quietly. */
  what?: QuietFailure
}
