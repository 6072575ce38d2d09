import type { AppContext } from '#src/context/app-context.ts'
import {
  changedElsewhere,
  type ChangedFields,
  composeChanges,
  diffOf,
  resolveChange,
  withChange,
} from '#src/outbox/changed-fields/changed-fields.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { mayHaveArrived, openChanges, outboxOf, sendOrKeep, takeBack, unlessUnanswered } from './own-outbox.ts'

export type KeptEntry<Change extends object = object> = OutboxEntry<ChangedFields & Change>

/**
 * Changes of some fields on this device. `waiting` are sent, by themselves or by the patient's word, and shown as if they had been; of what is
 * `parked` a part was changed elsewhere meanwhile, and the patient decides.
 */
export type KeptFields<Change extends object = object> = {
  waiting: KeptEntry<Change>[]
  parked: KeptEntry<Change>[]
}

/** What of a kind was not answered, the oldest first; what a page has left in the middle of its first attempt too. */
export async function keptFieldsOf<Change extends object>(app: AppContext, kind: string): Promise<KeptFields<Change>> {
  await outboxStore(app.tenant).takeOver()
  const open = await openChanges<ChangedFields & Change>(app, kind)
  const isParked = ({ refusal }: OutboxEntry) => refusal?.code === changedElsewhere
  return { waiting: open.filter((entry) => !isParked(entry)), parked: open.filter(isParked) }
}

/**
 * What is saved, and what waits of it, as both are together: a change that was answered while the platform was asked is in neither, and it is asked
 * once more. Undefined where it cannot be asked.
 */
export async function readWithKept<Saved>(
  readKept: () => Promise<KeptFields>,
  readSaved: () => Promise<Saved | undefined>,
): Promise<{ saved: Saved; kept: KeptFields } | undefined> {
  for (let before = await readKept(); ;) {
    const saved = await readSaved()
    if (saved === undefined) return undefined
    const kept = await readKept()
    const open = [...kept.waiting, ...kept.parked].map(({ id }) => id)
    if (before.waiting.every(({ id }) => open.includes(id))) return { saved, kept }
    before = kept
  }
}

type Saving<Saved extends object> = {
  kind: string
  /** Identifies the intent; also its idempotency key. */
  id: string
  /** What is stored beside the fields. */
  of: object
  /** Fields that may wait on the device. */
  names: readonly string[]
  /** What waits of the same already. */
  waiting: readonly KeptEntry[]
  /** What is saved, and what is to be. */
  saved: Saved
  values: object
  /** Whether there is something to be saved that may not wait on the device. */
  isWhole: boolean
  /** Saves them: all values, or the change alone; undefined where nothing is left of that. */
  send: (change: ChangedFields | undefined, idempotencyKey: string) => Promise<Saved>
}

/**
 * Saves a form of the patient's own. Without a network, or behind a change that is on its way, what was changed is kept on the device, together
 * with what waits already. Throws `offline` where something may not be kept.
 */
export async function saveOrKeep<Saved extends object>(
  app: AppContext,
  saving: Saving<Saved>,
): Promise<Saved | 'kept'> {
  const { kind, id, of, names, waiting, saved, values, isWhole, send } = saving
  if (isWhole) {
    const answer = await send(undefined, id)
    await takeBack(app, waiting)
    return answer
  }
  const fresh = diffOf(names, withChange<object>(saved, composeChanges(waiting)), values)
  /** What is left to send of it together with changes that were not: its base is what those before it leave. */
  const composed = (taken: readonly ChangedFields[]) => {
    const change = composeChanges([...taken, ...(fresh ? [fresh] : [])])
    return change && { ...of, ...change }
  }
  const replaced = waiting.filter((entry) => !mayHaveArrived(entry))
  const change = composed(replaced)
  if (!change) {
    const isBehind = waiting.length > replaced.length
    const answer = isBehind ? undefined : await unlessUnanswered(() => send(undefined, id))
    await takeBack(app, replaced)
    return isBehind ? 'kept' : (answer ?? saved)
  }
  const sending = (key: string) => send(change, key)
  return (await sendOrKeep(app, { id, kind, change, replaces: waiting, keptWith: composed, send: sending })) ?? 'kept'
}

type Resolving<Saved extends object> = {
  kind: string
  id: string
  of: object
  parked: readonly KeptEntry[]
  saved: Saved
  keep: 'mine' | 'theirs'
  send: (change: ChangedFields, idempotencyKey: string) => Promise<Saved>
}

/** Decides of what was changed elsewhere too: sends the patient's own after all, or what else they had changed. */
export async function resolveKept<Saved extends object>(
  app: AppContext,
  { kind, id, of, parked, saved, keep, send }: Resolving<Saved>,
): Promise<Saved | 'kept'> {
  const composed = composeChanges(parked)
  const change = composed && resolveChange(composed, saved, keep)
  if (!change) {
    await takeBack(app, parked)
    return saved
  }
  const sending = (key: string) => send(change, key)
  return (await sendOrKeep(app, { id, kind, change: { ...of, ...change }, replaces: parked, send: sending })) ?? 'kept'
}

/** Deletes what waits; false where some of it may have been sent, and stays. */
export async function discardKept(app: AppContext, entries: readonly OutboxEntry[]): Promise<boolean> {
  const outbox = await outboxOf(app)
  const discarded: boolean[] = []
  for (const { id } of entries) discarded.push(await outbox.discard(id))
  return discarded.every(Boolean)
}
