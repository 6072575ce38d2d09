import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { type KeptFeedback, keptFeedbackQuery } from '#src/queries/video-feedback.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'

/** Feedback of a visit that waits on this device or was refused, read again whenever something that waits was sent, refused or taken back. */
export function useKeptFeedback(appointmentNumber: string): KeptFeedback | null {
  const app = useApp()
  const queryClient = useQueryClient()
  const { data: kept = null } = useQuery(keptFeedbackQuery(app, appointmentNumber))
  useEffect(() => {
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => {
      void queryClient.invalidateQueries({ queryKey: keptFeedbackQuery(app, appointmentNumber).queryKey })
    })
    return () => channel?.close()
  }, [app, queryClient, appointmentNumber])
  return kept
}
