import type { OutboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxKinds } from './kind.ts'

/**
 * Deletes outcomes of changes, each after the retention of its kind, and their files with them. Waiting entries stay, and those that a newer build
 * stored.
 */
export async function forgetOld(store: OutboxStore, kinds: OutboxKinds, now: Date): Promise<void> {
  const isPast = (name: string, at: string, seenAt: string | undefined) => {
    const retentionMs = kinds[name]?.retentionMs
    return retentionMs && now.getTime() - Date.parse(seenAt ?? at) > retentionMs[seenAt ? 'seen' : 'unseen']
  }
  for (const { id, kind, answeredAt, seenAt } of await store.answers())
    if (isPast(kind, answeredAt, seenAt)) await store.removeAnswer(id)
  for (const entry of await store.list()) {
    const { id, kind, createdAt, seenAt, state } = entry
    if ((state !== 'refused' && state !== 'needs_confirmation') || !isPast(kind, createdAt, seenAt)) continue
    await kinds[kind]?.forgetFiles?.(entry)
    await store.remove(id)
  }
}
