import * as Type from 'typebox'
import { Instant, Money } from '#contract/wire'

const optional = Type.Optional

/** What can become of an earlier time that is offered to who waits for one. */
export const earlierOfferStatuses = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type EarlierOfferStatus = (typeof earlierOfferStatuses)[number]

/** An earlier time with the same practitioner, place and service, which an open offer keeps for one visit until `expires_at`. */
export const EarlierOffer = Type.Object({
  id: Type.String(),
  status: Type.Enum(earlierOfferStatuses),
  start: Instant,
  end: Instant,
  /** What the visit costs then. */
  fee: Money,
  expires_at: Instant,
})
export type EarlierOffer = Type.Static<typeof EarlierOffer>

/** What a visit has to do with earlier times; absent where none can be offered to it. */
export const EarlierTimes = Type.Object({
  /** Whether the patient asked to be told when an earlier time frees up. */
  wanted: Type.Boolean(),
  /** No time is offered that begins sooner than in so many hours: so near to the visit, it cannot be asked for any more. */
  closes_hours_before: Type.Integer(),
  /** The last one that was offered. */
  offer: optional(EarlierOffer),
})
export type EarlierTimes = Type.Static<typeof EarlierTimes>

/**
 * Body of the toggle (C58). `wanted` is an addition of ours, by which the call can be sent twice: without it, it turns into the opposite of
 * what it was.
 */
export const ToggleEarlierRequest = Type.Object({
  forcebookable: Type.Literal(true),
  wanted: optional(Type.Boolean()),
})
export type ToggleEarlierRequest = Type.Static<typeof ToggleEarlierRequest>

/** Body of the answer to an offer. `fee`: what the patient was shown; the fee of the offer without it. */
export const EarlierAnswerRequest = Type.Object({
  offer_id: Type.String({ maxLength: 64 }),
  answer: Type.Enum(['accept', 'decline']),
  fee: optional(Money),
  forcebookable: Type.Literal(true),
})
export type EarlierAnswerRequest = Type.Static<typeof EarlierAnswerRequest>
