import type { OtpAnswer } from '#contract/appointment'
import type { FlowProblem } from '#machines/flow-problem'
import type { PhoneNumber, ResendRequest } from '#machines/phone-code/phone-code.types'

export type OwnCodeContext = {
  /** The patient's phone or email, once a code to it was asked for. */
  contact: PhoneNumber | undefined
  /** The code that is on its way; of one that follows, the one before it until then. */
  sent: OtpAnswer | undefined
  /** Why no code could be sent. */
  problem: FlowProblem | undefined
}

/** The view sends all but the last, which is the connection's. */
export type OwnCodeEvent =
  | { type: 'code.requested'; contact: PhoneNumber }
  | { type: 'code.given'; code: string }
  | ResendRequest
  | { type: 'connection.returned' }
