/** Why a change was refused, or must be agreed to again: the code of the problem, perhaps one of another build, with its details. */
export type Refusal = { code: string; details?: unknown }

/**
 * One change on its way to the server: made once per patient's intent, sent until it is answered. What the change is stands
 * beside these fields and is its kind's own (`Change`). Devices keep entries in this shape: a field is added, never renamed.
 */
export type OutboxEntry<Change extends object = object> = Change & {
  id: string
  tenant: string
  /** Name in the registry of kinds. */
  kind: string
  idempotencyKey: string
  /** As an instant; when the patient confirmed it last. */
  createdAt: string
  attempts: number
  state: 'queued' | 'sending' | 'needs_confirmation' | 'refused'
  refusal?: Refusal
  /** When the patient was told of what it waits for or was refused for. */
  seenAt?: string
}

/** What became of an entry that was taken: kept so that a page that was closed meanwhile learns it. `Kept` is its kind's own. */
export type OutboxAnswer<Kept extends object = object> = Kept & {
  id: string
  kind: string
  /** As an instant. */
  answeredAt: string
  /** When the patient was told. */
  seenAt?: string
}

/** What draining asks a kind of change. */
export type SentKind<Change extends object = object, Answer = unknown> = {
  /** Minutes after which an entry is not sent unasked. */
  confirmAfterMinutes: number
  /** Rejects with a Problem, or with anything else when no answer came. */
  send(entry: OutboxEntry<Change>): Promise<Answer>
  /** What a failed attempt makes of an entry. */
  verdictOf(failure: unknown): Verdict
}

/** `queued` waits for another attempt, `needs_confirmation` for the patient's word, `refused` for nothing. */
export type Verdict = { state: 'queued' | 'needs_confirmation' | 'refused'; refusal?: Refusal }
