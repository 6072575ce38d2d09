import type { FileRefusal } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { ProblemCode } from '#contract/problem-codes'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { messages } from './photo.messages.ts'
import type { PictureFault } from './read-picture.ts'

/** Why the photo cannot be changed: of the picture, or a code of the platform. */
export type PhotoFault = PictureFault | 'large' | 'infected' | ProblemCode

/** The fault by which a call has failed. */
export function photoFaultOf(failure: unknown): PhotoFault {
  if (!(failure instanceof Problem)) return 'unexpected'
  const { reason } = (failure.details ?? {}) as { reason?: FileRefusal }
  // A later platform may have other reasons.
  if (failure.code === 'file_refused' && reason && Object.hasOwn(reasons, reason)) return reasons[reason]
  return failure.code
}

/** What is wrong with a picture that the platform has inspected; the last two are of PDFs, which are no pictures. */
const reasons: Record<FileRefusal, PhotoFault> = {
  type: 'unreadable',
  broken: 'unreadable',
  pixels: 'large',
  infected: 'infected',
  active: 'unreadable',
  locked: 'unreadable',
}

/** The sentence of a fault; `least` is a value of it. */
export function photoFaultText(fault: PhotoFault): MessageDescriptor {
  if (Object.hasOwn(texts, fault)) return texts[fault as keyof typeof texts]
  return problemMessages[fault as ProblemCode]
}

const texts = {
  heic: messages.heic,
  unreadable: messages.unreadable,
  small: messages.small,
  large: messages.large,
  infected: messages.infected,
  file_refused: messages.refused,
  payload_too_large: messages.large,
  offline: messages.offline,
} as const satisfies Partial<Record<PhotoFault, MessageDescriptor>>
