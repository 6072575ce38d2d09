import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { readAgain } from '#src/queries/read-again.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'

/**
 * Reads queries again whenever a change that waits on the device is told: it was sent, refused or taken back. `keysOf` is the same function each
 * time.
 */
export function useReadAgain(keysOf: (app: AppContext) => readonly QueryKey[]): void {
  const app = useApp()
  const queryClient = useQueryClient()
  useEffect(() => {
    const eachKey = (read: (queryKey: QueryKey) => Promise<void>) =>
      keysOf(app).forEach((queryKey) => void read(queryKey))
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => eachKey((queryKey) => readAgain(queryClient, queryKey)))
    const lookNow = () => eachKey((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }))
    // One may have been sent while another page was shown: what is being read knows of it. Where the device cannot be read nothing was sent.
    outboxStore(app.tenant)
      .answers()
      .then(
        (answers) => (answers.length > 0 ? lookNow() : undefined),
        () => undefined,
      )
    return () => channel?.close()
  }, [app, queryClient, keysOf])
}
