import type { EarlierOfferStatus } from '#contract/earlier-offer'
import type { Money } from '#contract/wire'
import type { FlowProblem } from '#machines/flow-problem'

/** What a patient says to an earlier time, at the fee that they were shown. */
export type OfferAnswer = { answer: 'accept' | 'decline'; fee: Money }

/** The offer as it was loaded; `isTimeOver`: it is open by what the server said last, and its time has passed since. */
export type EarlierOfferInput = { status: EarlierOfferStatus; fee: Money; isTimeOver: boolean }

export type EarlierOfferContext = Omit<EarlierOfferInput, 'isTimeOver'> & { problem: FlowProblem | undefined }

/** The view sends the first two; then the clock, what was loaded since, and the connection. */
export type EarlierOfferEvent =
  | { type: 'time.taken' }
  | { type: 'time.left' }
  | { type: 'time.ran_out' }
  | { type: 'offer.ended'; status: Exclude<EarlierOfferStatus, 'open'> }
  | { type: 'connection.returned' }
