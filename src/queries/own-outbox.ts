import type { Attempted } from '#src/api/attempt.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { loadPart } from '#src/page-load/lost-part.ts'
import { duringFirstAttempt } from '#src/storage/first-attempts.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxEntry } from '#workers/outbox/entry'

/** Changes of a kind on this device that were not answered, the oldest first: what waits, and what was refused. */
export async function openChanges<Change extends object>(
  { tenant }: Pick<AppContext, 'tenant'>,
  kind: string,
): Promise<OutboxEntry<Change>[]> {
  const store = outboxStore(tenant)
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  return entries
    .filter((entry): entry is OutboxEntry<Change> => entry.kind === kind)
    .filter(({ id }) => !answers.some((answer) => answer.id === id))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

type OwnChange<Change extends object, Answer> = {
  /** Identifies the intent; also its idempotency key. */
  id: string
  kind: string
  change: Change
  /** Open changes that it takes the place of, as far as they can be taken back. */
  replaces: readonly OutboxEntry[]
  /** False where it cannot be sent at once, and is kept in any case. */
  isWhole?: boolean
  /** Does what has to be done before it is kept: calls `submit` with the change as it is kept then. */
  keepBy?: (submit: (change: Change) => Promise<void>) => Promise<void>
  /**
   * What is kept together with those that could be taken back; the change without it. Undefined where nothing is left to be sent. What it throws is
   * thrown, and nothing is changed then.
   */
  keptWith?: (taken: readonly OutboxEntry<Change>[], kept: Change) => Change | undefined
  /** Open changes that it must not overtake. */
  follows?: readonly OutboxEntry[]
  send: (idempotencyKey: string) => Promise<Answer>
}

/**
 * Sends a change of the patient's own data, which is on the device before it is sent. Without an answer, or behind one that is still to be sent, it
 * is kept there. Resolves to the answer, or to undefined where it was kept; rejects where it was refused, and nothing has changed then.
 */
export async function sendOrKeep<Change extends object, Answer extends object>(
  app: AppContext,
  { id, kind, change, replaces, follows = [], send, isWhole = true, ...keeping }: OwnChange<Change, Answer>,
): Promise<Answer | undefined> {
  const { keepBy = (submit) => submit(change), keptWith = (_, kept) => kept } = keeping
  const keep = async (mayHaveArrived: boolean) => {
    const outbox = await outboxOf(app)
    await keepBy((kept) =>
      outbox.submit({
        ...{ id, kind, change: kept, isConfirmed: true, mayHaveArrived },
        replaces: {
          ids: replaces.map((entry) => entry.id),
          with: (taken) => keptWith(taken as OutboxEntry<Change>[], kept),
        },
      }),
    )
    return undefined
  }
  if (!isWhole || [...replaces, ...follows].some(isPending)) return keep(false)
  const answer = await duringFirstAttempt(app.tenant, { id, kind, change }, async () => {
    const outcome = await attempted(() => send(id))
    return typeof outcome === 'object' ? outcome.answer : keep(outcome === 'unanswered')
  })
  if (answer) await takeBack(app, replaces)
  return answer
}

/** Deletes changes that are of no use any more, as far as they can be taken back. */
export async function takeBack(app: AppContext, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return
  const outbox = await outboxOf(app)
  for (const { id } of entries) if ((await outbox.withdraw(id)) === 'too_late') await outbox.dismiss(id)
}

const isPending = ({ state }: OutboxEntry) => state === 'queued' || state === 'sending'

/** Whether it was sent, and its answer is to come. */
export const isOnItsWay = ({ state, attempts }: OutboxEntry) =>
  state === 'sending' || (state === 'queued' && attempts > 0)

/** Whether it was sent, and nobody knows what became of it. */
export const mayHaveArrived = ({ state, attempts, refusal }: OutboxEntry) =>
  state === 'sending' || (attempts > 0 && !refusal)

/** What becomes of a call that is made at once; without a network its code may not be there. */
export async function attempted<Answer>(send: () => Promise<Answer>): Promise<Attempted<Answer>> {
  const loaded = await import('#src/api/attempt.ts').catch(() => undefined)
  return loaded ? loaded.attempt(send) : 'unsent'
}

/** The answer of a call; undefined where none came. Throws any refusal. */
export async function unlessUnanswered<Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> {
  const outcome = await attempted(send)
  return typeof outcome === 'object' ? outcome.answer : undefined
}

/** The page's outbox. Throws as `loadPart` where its code cannot be loaded and no worker has stored it yet. */
export async function outboxOf({ tenant, apis }: AppContext) {
  const { pageOutbox } = await loadPart(() => import('#src/outbox/page-outbox.ts'))
  return pageOutbox(tenant, apis)
}
