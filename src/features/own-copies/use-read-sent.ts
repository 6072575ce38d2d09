import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { readAgain } from '#src/queries/read-again.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'

/**
 * Reads queries again once a change that waited on the device was accepted, here, in another tab or by the worker: once for each. For a page with
 * much that changes may be of; `useReadAgain` is for what waits itself. `keysOf` is the same function each time.
 */
export function useReadSent(keysOf: (app: AppContext) => readonly QueryKey[]): void {
  const app = useApp()
  const queryClient = useQueryClient()
  useEffect(() => {
    const store = outboxStore(app.tenant)
    const seen = new Set<string>()
    const look = async (read: (queryKey: QueryKey) => Promise<void>) => {
      const fresh = (await store.answers()).filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      if (fresh.length === 0) return
      for (const queryKey of keysOf(app)) void read(queryKey)
    }
    // Where the device cannot be read nothing was sent.
    const quietly = (read: (queryKey: QueryKey) => Promise<void>) => void look(read).catch(() => undefined)
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => quietly((queryKey) => readAgain(queryClient, queryKey)))
    // One may have been sent while another page was shown: what is being read knows of it.
    quietly((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }))
    return () => channel?.close()
  }, [app, queryClient, keysOf])
}
