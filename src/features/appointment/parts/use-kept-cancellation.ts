import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { appointmentQuery, keptVisitQuery } from '#src/queries/appointment.ts'
import { keptCancellationQuery } from '#src/queries/appointment-cancellation.ts'

/** Whether the visit's cancellation waits on this device. Once it was sent, the visit is shown as it is then. */
export function useKeptCancellation(id: string): boolean {
  const app = useApp()
  const queryClient = useQueryClient()
  const { data: isKept = false } = useQuery(keptCancellationQuery(app, id))
  useEffect(() => {
    let channel: BroadcastChannel | undefined
    let isLeft = false
    const look = () => {
      for (const { queryKey } of [keptCancellationQuery(app, id), keptVisitQuery(app, id), appointmentQuery(app, id)])
        void queryClient.invalidateQueries({ queryKey })
    }
    void import('#src/storage/outbox-channel.ts').then(({ openOutboxChannel }) => {
      if (isLeft) return
      channel = openOutboxChannel(app.tenant)
      channel?.addEventListener('message', look)
    })
    return () => {
      isLeft = true
      channel?.close()
    }
  }, [app, queryClient, id])
  return isKept
}
