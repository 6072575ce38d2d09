import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'

/**
 * Reads queries again whenever a change that waits on the device is told: it was sent, refused or taken back. `keysOf` is the same function each
 * time.
 */
export function useReadAgain(keysOf: (app: AppContext) => readonly QueryKey[]): void {
  const app = useApp()
  const queryClient = useQueryClient()
  useEffect(() => {
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => {
      for (const queryKey of keysOf(app)) void queryClient.invalidateQueries({ queryKey })
    })
    return () => channel?.close()
  }, [app, queryClient, keysOf])
}
