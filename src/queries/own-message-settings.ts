import { queryOptions } from '@tanstack/react-query'
import type { NotificationSettings } from '#contract/settings'
import type { AppContext } from '#src/context/app-context.ts'
import type { MessageSettingsChange } from '#src/outbox/message-settings/message-settings-change.ts'
import { openChanges, sendOrKeep } from './own-outbox.ts'
import { settingsOf } from './own-settings.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/message-settings/message-settings-change.ts')

/** The message settings that wait on this device to be sent, as one change; null where none do. */
export const keptMessageSettingsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-message-settings'),
    queryFn: async (): Promise<MessageSettingsChange | null> => {
      const { mergeMessageSettings, messageSettingsKindName } = await changeOf()
      const waiting = (await openChanges<MessageSettingsChange>(app, messageSettingsKindName)).filter(isWaiting)
      return waiting.length > 0 ? mergeMessageSettings(waiting) : null
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/**
 * Stores message settings (C38). Without a network they are kept on the device, together with what waits already: of the same setting the
 * last choice is sent. Resolves to what the platform has stored, or to undefined where they were kept.
 */
export async function changeMessageSettings(
  app: AppContext,
  chosen: MessageSettingsChange,
): Promise<NotificationSettings | undefined> {
  const { mergeMessageSettings, messageSettingsKindName, newMessageSettingsId } = await changeOf()
  const open = await openChanges<MessageSettingsChange>(app, messageSettingsKindName)
  const change = mergeMessageSettings([...open.filter(isWaiting), chosen])
  return sendOrKeep(app, {
    id: newMessageSettingsId(),
    kind: messageSettingsKindName,
    change,
    replaces: open,
    keptWith: (taken) => mergeMessageSettings([...taken.filter(isWaiting), chosen]),
    send: async (idempotencyKey) => (await settingsOf(app)).updateNotificationSettings(change, { idempotencyKey }),
  })
}

/** Whether it can still take effect: by itself, or by the patient's word. */
const isWaiting = ({ state }: { state: string }) => state !== 'refused'
