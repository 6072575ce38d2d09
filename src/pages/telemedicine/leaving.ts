import type { ActorRefFrom } from 'xstate'
import type { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import type { FlowProblem } from '#machines/flow-problem'
import type { MessageDescriptor } from '#src/i18n/messages.ts'

/** What a side reads of leaving the visit. */
export type LeaveWords = Readonly<
  Record<
    'leaveHeading' | 'leaveWhy' | 'leave' | 'end' | 'stay' | 'leftHeading' | 'leftWhy' | 'notEnded' | 'join' | 'ending',
    MessageDescriptor
  >
>

/** The visit that a side leaves: its machine, when its room closes and in which zone, and the words of that side. */
export type Leaving = {
  visit: ActorRefFrom<typeof telemedicineMachine>
  closesAt: string
  zone: string
  words: LeaveWords
  /** Why its end could not be sent. */
  problem: FlowProblem | undefined
}
