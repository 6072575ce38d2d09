import type { FileRefusal } from '#contract/documents'
import type { Problem } from '#contract/problem'
import { problem } from '#server/errors'

/** The refusal of a file, for one reason. */
export const refusedFile = (reason: FileRefusal, cause?: unknown): Problem =>
  problem('file_refused', { details: { reason }, cause })
