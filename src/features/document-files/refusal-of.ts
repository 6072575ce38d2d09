import type { FileRefusal } from '#contract/documents'
import type { ProblemCode } from '#contract/problem-codes'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages } from './files.messages.ts'

type UploadProblem = { code: ProblemCode; details?: unknown } | undefined

/** The sentence for a refused file: what is wrong with it, and what helps. */
export function refusalOf(problem: UploadProblem): MessageDescriptor {
  const { reason } = (problem?.details ?? {}) as { reason?: FileRefusal }
  // A later platform may have other reasons.
  if (problem?.code === 'file_refused' && reason && Object.hasOwn(reasons, reason)) return reasons[reason]
  return problemMessages[problem?.code ?? 'unexpected']
}

const reasons: Record<FileRefusal, MessageDescriptor> = {
  type: messages.reasonType,
  broken: messages.reasonBroken,
  active: messages.reasonActive,
  locked: messages.reasonLocked,
  pixels: messages.reasonPixels,
  infected: messages.reasonInfected,
}
