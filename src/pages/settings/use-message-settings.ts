import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NotificationSettings } from '#contract/settings'
import { useApp } from '#src/context/app-context.ts'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { changeMessageSettings, keptMessageSettingsQuery } from '#src/queries/own-message-settings.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { readAgain } from '#src/queries/read-again.ts'
import { notificationsQuery } from '#src/queries/own-settings.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { useRefused } from './use-refused.ts'

/**
 * What the patient is told and when not: as the platform has it, or without a network as this device read it last, what of it waits here to be
 * sent, and how it is changed. A change names the settings that were chosen alone, so that a copy is good enough to choose from.
 */
export function useMessageSettings() {
  const app = useApp()
  const refused = useRefused()
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery(app)
  const kept = keptMessageSettingsQuery(app)
  const { shown: settings, missing } = useOrKept('messages', useQuery(notificationsQuery(app)))
  const { data: waiting = null } = useQuery(kept)
  useEffect(() => {
    const channel = openOutboxChannel(app.tenant)
    const look = () => {
      for (const { queryKey } of [notificationsQuery(app), keptMessageSettingsQuery(app)])
        void readAgain(queryClient, queryKey)
    }
    channel?.addEventListener('message', look)
    return () => channel?.close()
  }, [app, queryClient])
  const saving = useMutation({
    mutationFn: (chosen: NotificationSettings) => changeMessageSettings(app, chosen),
    // Without a network it is kept. One after the other, so that each finds what was kept before.
    networkMode: 'always',
    scope: { id: 'message-settings' },
    onSuccess: async (settings) => {
      if (settings) await showAnswer(queryClient, queryKey, settings)
      await queryClient.invalidateQueries({ queryKey: kept.queryKey })
    },
    onError: refused,
  })
  return { settings, missing, waiting, save: saving.mutateAsync }
}
