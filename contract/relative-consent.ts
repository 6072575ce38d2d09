import * as Type from 'typebox'
import { longestText } from '#contract/text-limits'
import { Instant } from '#contract/wire'

const optional = Type.Optional

/** Bounds of asking a relative. */
export const consentLimits = {
  /** Days in which a link can be answered. */
  days: 14,
  /** How often a relative may say no, or end it, before they cannot be asked again. */
  refusals: 3,
  /** Seconds between two messages to a relative. */
  waitSeconds: 60,
  /** Messages from one account to one phone or email, in so many days. */
  asks: 5,
  asksDays: 30,
  /** Messages from one account in a day, whoever they go to: a relative whose contact is changed again and again is no way to strangers. */
  asksOfAccount: 10,
  /** Messages to one phone or email in a day, from all accounts of all tenants. */
  asksOfContact: 3,
} as const

/** States of a relative's consent; `server/domain/relatives/consent-states.ts` has the transitions between them. */
export const consentStates = ['needed', 'asked', 'given', 'refused', 'revoked'] as const
export type ConsentState = (typeof consentStates)[number]

/** Why nobody can be asked: no phone or email that can be reached, one that is the account's own, or too many refusals. */
export const consentObstacles = ['no_contact', 'own_contact', 'refused_too_often'] as const
export type ConsentObstacle = (typeof consentObstacles)[number]

/**
 * Whether an adult relative agreed that the account books for them and sees those visits. Absent for a child. `lapsed` was asked and not
 * answered in time.
 */
export const RelativeConsent = Type.Object({
  state: Type.Enum([...consentStates, 'lapsed']),
  /** Why they count as an adult: by their birthday, or because it is not told. */
  because: Type.Enum(['adult', 'age_unknown']),
  /** Where the link goes, or went. */
  channel: optional(Type.Enum(['phone', 'email'])),
  asked_at: optional(Instant),
  expires_at: optional(Instant),
  /** Absent where they can be asked, or need not be. */
  obstacle: optional(Type.Enum(consentObstacles)),
})
export type RelativeConsent = Type.Static<typeof RelativeConsent>

/** What stands behind the # of a link that was sent to a relative. */
const token = Type.String({ minLength: 16, maxLength: 128, pattern: '^[\\w-]+$' })

export const ConsentLink = Type.Object({ token })
export type ConsentLink = Type.Static<typeof ConsentLink>

/** What a relative may answer: `no` to the question, `end` after a yes. */
export const consentAnswers = ['yes', 'no', 'end'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

export const ConsentAnswerRequest = Type.Object({ token, answer: Type.Enum(consentAnswers) })
export type ConsentAnswerRequest = Type.Static<typeof ConsentAnswerRequest>

/** What a link opens. */
export const ConsentQuestion = Type.Object({
  state: Type.Enum(['asked', 'given', 'refused', 'revoked']),
  /** First name of who asks. */
  first_name: Type.String({ maxLength: longestText.firstName }),
  /** Until when the question can be answered. */
  expires_at: optional(Instant),
})
export type ConsentQuestion = Type.Static<typeof ConsentQuestion>

/** Why a link opens nothing: nobody was sent it or a newer one was, it was answered, or it is past its time. */
export type ConsentLinkFault = 'unknown' | 'used' | 'expired'
