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
    const readSent = async () => {
      const fresh = (await store.answers()).filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      if (fresh.length > 0) for (const queryKey of keysOf(app)) void readAgain(queryClient, queryKey)
    }
    /** What was sent while another page was shown is known to what is being read, unless it came to be just now: a message will say so. */
    const readOld = async () => {
      if ((await store.answers()).length > 0)
        for (const queryKey of keysOf(app)) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
    // Where the device cannot be read nothing was sent.
    const quietly = (read: () => Promise<void>) => void read().catch(() => undefined)
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => quietly(readSent))
    quietly(readOld)
    return () => channel?.close()
  }, [app, queryClient, keysOf])
}
