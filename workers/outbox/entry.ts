/**
 * Why a change was refused, or must be confirmed again: the code of the problem, perhaps one of another build, with its
 * details.
 */
export type Refusal = { code: string; details?: unknown }

/**
 * One change on its way to the server: made once per patient's intent, sent until it is answered. The change itself stands
 * beside these fields and is defined by its kind (`Change`). Devices store entries in this shape: a field may be added, never
 * renamed.
 */
export type OutboxEntry<Change extends object = object> = Change & {
  id: string
  tenant: string
  /** Name in the registry of kinds. */
  kind: string
  idempotencyKey: string
  /** An instant; when the patient confirmed it last. */
  createdAt: string
  attempts: number
  state: 'queued' | 'sending' | 'needs_confirmation' | 'refused'
  refusal?: Refusal
  /** When the patient was shown what it waits for or why it was refused. */
  seenAt?: string
  /** How often our own code failed at it. */
  faults?: number
  /** An instant, before which a page does not try it again. */
  notBefore?: string
  /** The answer that a worker fetched for it while no page was open: it is not sent again, and the next page does what it asks for. */
  fetched?: { answer: unknown }
}

/** The outcome of an accepted entry, stored for a page that was closed meanwhile. `Kept` is defined by its kind. */
export type OutboxAnswer<Kept extends object = object> = Kept & {
  id: string
  kind: string
  /** An instant. */
  answeredAt: string
  /** When it was shown to the patient. */
  seenAt?: string
}

/** What draining needs from a kind of change. */
export type SentKind<Change extends object = object, Answer = unknown> = {
  /** Minutes after which an entry is not sent without another confirmation. */
  confirmAfterMinutes: number
  /** Rejects with a Problem, or with anything else when there was no answer. */
  send(entry: OutboxEntry<Change>): Promise<Answer>
  /** What becomes of an entry after a failed attempt. */
  verdictOf(failure: unknown): Verdict
}

/** `queued` waits for another attempt, `needs_confirmation` for the patient; `refused` is final. */
export type Verdict = { state: 'queued' | 'needs_confirmation' | 'refused'; refusal?: Refusal }
