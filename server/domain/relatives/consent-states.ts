import type { ConsentAnswer, ConsentState } from '#contract/relative-consent'
import type { States } from '../booking/states.ts'

/** States of a relative's consent. Asking again is `asked` from itself: the link before it opens nothing any more. */
export const consentTransitions = {
  /** What was asked for is no longer true: another person, or another phone or email. */
  needed: ['new', 'asked', 'given', 'refused', 'revoked'],
  asked: ['new', 'needed', 'asked', 'refused', 'revoked'],
  given: ['asked'],
  refused: ['asked'],
  revoked: ['given'],
} as const satisfies States<ConsentState>

/** What an answer makes of a consent. */
export const stateAfter = { yes: 'given', no: 'refused', end: 'revoked' } as const satisfies Record<
  ConsentAnswer,
  ConsentState
>
