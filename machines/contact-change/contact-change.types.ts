import type { OtpAnswer } from '#contract/appointment'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneNumber, ResendRequest } from '#machines/phone-code/phone-code.types'

/** What is typed: the number or the email, and the ISO 3166 code of the number's country. */
export type ContactAnswers = { text: string; phoneRegion: string }

/** A change that was begun before a reload: what was typed and the code that is on its way. Never a code. */
export type ContactDraft = { answers: ContactAnswers; contact: PhoneNumber | undefined; sent: OtpAnswer | undefined }

export type ContactChangeInput = {
  /** Country that is chosen at first. */
  phoneRegion: string
  draft?: ContactDraft | undefined
}

export type ContactChangeContext = {
  answers: ContactAnswers
  /** The new phone or email. */
  contact: PhoneNumber | undefined
  /** The code that was sent to it. */
  sent: OtpAnswer | undefined
  problem: FlowProblem | undefined
}

/** The view sends all but the last, which is the connection's. */
export type ContactChangeEvent =
  | { type: 'answers.changed'; answers: Partial<ContactAnswers> }
  | { type: 'contact.given'; contact: PhoneNumber }
  | { type: 'contact.change_requested' }
  | { type: 'code.given'; code: string }
  | ResendRequest
  | { type: 'connection.returned' }
