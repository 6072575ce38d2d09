import type { OutboxAnswer, Refusal } from '#workers/outbox/entry'

/** The state of a submitted change. `kind` is its name in the registry, `subject` its description outside its own page. */
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
  /** Too old to be sent without confirmation. After an attempt it may have arrived: sending it again will tell. */
  | { state: 'confirmation_due'; mayHaveArrived: boolean }
)
