import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { appointmentQuery, keptVisitQuery } from '#src/queries/appointment.ts'
import { keptCancellationQuery } from '#src/queries/appointment-cancellation.ts'
import { type KeptMove, keptMoveQuery } from '#src/queries/appointment-move.ts'
import { readAgain } from '#src/queries/read-again.ts'
import { keyOf } from '#src/queries/resource.ts'

/** What of the visit's changes waits on this device or was refused. Once they were sent, the visit is shown as it is then. */
export function useKeptChanges(id: string): { isCancelling: boolean; move: KeptMove | null } {
  const app = useApp()
  const queryClient = useQueryClient()
  const { data: isCancelling = false } = useQuery(keptCancellationQuery(app, id))
  const { data: move = null } = useQuery(keptMoveQuery(app, id))
  useEffect(() => {
    let channel: BroadcastChannel | undefined
    let isLeft = false
    const look = () => {
      const ofVisit = [keptCancellationQuery, keptMoveQuery, keptVisitQuery, appointmentQuery]
      for (const { queryKey } of ofVisit.map((query) => query(app, id))) void readAgain(queryClient, queryKey)
      void readAgain(queryClient, keyOf(app, 'kept-switch', id))
      // A move takes a time and gives one back, and is refused where one was taken.
      void readAgain(queryClient, keyOf(app, 'dates-times'))
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
  return { isCancelling, move }
}
