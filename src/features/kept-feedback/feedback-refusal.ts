import { type ProblemCode, problemCodes } from '#contract/problem-codes'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages } from './kept-feedback.messages.ts'

const own: Partial<Record<ProblemCode, MessageDescriptor>> = { gone: messages.tooLate, not_found: messages.unknown }

/** Why feedback of a visit by video is not taken. @param code - of a problem, perhaps one of another build */
export function feedbackRefusal(code: string): MessageDescriptor {
  const known = problemCodes.find((one) => one === code) ?? 'unexpected'
  return own[known] ?? problemMessages[known]
}
