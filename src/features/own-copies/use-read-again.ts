import { type InvalidateOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AppContext, useApp } from '#src/context/app-context.ts'
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
    const readAgain = (options?: InvalidateOptions) => {
      for (const queryKey of keysOf(app)) void queryClient.invalidateQueries({ queryKey }, options)
    }
    const channel = openOutboxChannel(app.tenant)
    channel?.addEventListener('message', () => readAgain())
    // One may have been sent while another page was shown. Where the device cannot be read nothing was.
    outboxStore(app.tenant)
      .answers()
      .then(
        (answers) => (answers.length > 0 ? readAgain({ cancelRefetch: false }) : undefined),
        () => undefined,
      )
    return () => channel?.close()
  }, [app, queryClient, keysOf])
}
