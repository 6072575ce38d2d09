import type { OutboxAnswer, Refusal } from '#workers/outbox/entry'

/** What is true of a change that was handed over. `kind` is its name in the registry, `subject` what it is called elsewhere. */
export type OutboxNews<Kept extends object = object, Subject = unknown> = {
  id: string
  kind: string
  subject: Subject | undefined
} & (
  | {
      /** `kept` on the device, where it could not be sent yet. */
      state: 'kept' | 'sending'
    }
  | { state: 'accepted'; answer: OutboxAnswer<Kept> }
  | { state: 'refused'; refusal: Refusal }
  /** Too old to be sent unasked. It may have arrived where an attempt was made: to send it again then tells. */
  | { state: 'confirmation_due'; mayHaveArrived: boolean }
)
