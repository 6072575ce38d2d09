import type { NotificationSettings } from '#contract/settings'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, mergeMessageSettings, type MessageSettingsChange } from './message-settings-change.ts'

/** Message settings as a kind of change of the outbox. Sent again with its key, it undoes nothing that was changed since. */
export function messageSettingsKind({
  apis,
}: KindContext): OutboxKind<MessageSettingsChange, NotificationSettings, object, object> {
  return {
    confirmAfterMinutes,
    async send({ idempotencyKey, ...entry }) {
      const [{ createSettingsApi }, { transport }] = await Promise.all([import('#src/api/settings-api.ts'), apis()])
      return createSettingsApi(() => transport('account')).updateNotificationSettings(mergeMessageSettings([entry]), {
        idempotencyKey,
      })
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    accept: async () => ({}),
    // What was chosen is told in the settings alone.
    subjectOf: () => ({}),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeMessageSettings, MessageSettingsNotice } = await import('./message-settings-notice.tsx')
      return { Notice: MessageSettingsNotice, describe: describeMessageSettings }
    },
  }
}
