import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { keptRemovalsQuery } from '#src/queries/own-relatives.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'

/** Ids of the relatives whose removal waits on this device. Once one was sent, the list is shown as it is then. */
export function useKeptRemovals(): readonly string[] {
  const app = useApp()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery(keptRemovalsQuery(app))
  useEffect(() => {
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => {
      for (const { queryKey } of [relativesQuery(app), keptRemovalsQuery(app)])
        void queryClient.invalidateQueries({ queryKey })
    })
    return () => channel?.close()
  }, [app, queryClient])
  return data
}
