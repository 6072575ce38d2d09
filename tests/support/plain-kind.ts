import type { OutboxKind } from '#src/outbox/kind.ts'
import { messages } from '#src/outbox/pending/pending.messages.ts'
import { visit } from './outbox-page.ts'

/** A kind with nothing but what every kind has; sending waits until the test lets it go on. */
export function plainKind() {
  const going: (() => void)[] = []
  const kind: OutboxKind = {
    confirmAfterMinutes: 15,
    send: () => new Promise<void>((resolve) => going.push(resolve)),
    verdictOf: () => ({ state: 'queued' }),
    accept: async () => ({}),
    subjectOf: ({ id }: { id?: string }) => id,
    retentionMs: { seen: 1, unseen: 1 },
    loadNotice: async () => ({
      Notice: () => 'a notice',
      describe: () => ({ name: messages.booking, visit, editAt: () => '/' }),
    }),
  }
  return { kinds: { plain: kind }, going }
}

/** A change of that kind, with the patient’s word unless said otherwise. */
export const plainOf = (id: string, change = {}, isConfirmed = true) => ({ id, kind: 'plain', change, isConfirmed })
