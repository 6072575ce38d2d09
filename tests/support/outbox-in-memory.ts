import type { OutboxPort } from '#workers/outbox/drain'
import type { OutboxEntry } from '#workers/outbox/entry'

/** An outbox in memory. Values are copied on their way in and out, as a database does it. */
export function outboxOf(...entries: OutboxEntry[]) {
  const kept = new Map(entries.map((entry) => [entry.id, structuredClone(entry)]))
  const port: OutboxPort = {
    list: async () => structuredClone([...kept.values()]),
    update: async (id, change) => {
      const found = kept.get(id)
      if (!found) return undefined
      kept.set(id, structuredClone(change(found)))
      return structuredClone(kept.get(id))
    },
    remove: async (id) => void kept.delete(id),
  }
  return {
    port,
    entry: (id: string) => kept.get(id),
    states: () => [...kept.values()].map(({ id, state }) => [id, state]),
  }
}
