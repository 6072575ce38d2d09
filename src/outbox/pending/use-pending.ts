import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import type { DescribedChange } from '../notices/notice-view.ts'
import { pageOutbox } from '../page-outbox.ts'
import type { PendingChange } from './pending-of.ts'

/** A waiting change with its words. */
export type ListedChange = PendingChange & { words: DescribedChange }

/** All that waits on this device, oldest first, read again whenever a change of it is told; undefined until it was read. */
export function usePending() {
  const app = useApp()
  const { tenant, apis } = app
  const queryClient = useQueryClient()
  const outbox = useMemo(() => pageOutbox(tenant, apis), [tenant, apis])
  const { data } = useQuery({
    queryKey: keyOf(app, 'pending'),
    queryFn: async (): Promise<ListedChange[]> => {
      // Of whichever page they are listed on.
      const [changes] = await Promise.all([outbox.pending(), app.intl.load('pending', 'problem')])
      return Promise.all(
        changes.map(async (change) => {
          const { describe } = await outbox.loadNotice(change.kind)
          return { ...change, words: describe(change.subject) }
        }),
      )
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
  const lookAgain = useMemo(
    () => () => {
      for (const name of ['pending', 'unsent']) void queryClient.invalidateQueries({ queryKey: keyOf(app, name) })
    },
    [queryClient, app],
  )
  useEffect(() => {
    const channel = openOutboxChannel(tenant)
    channel?.addEventListener('message', lookAgain)
    return () => channel?.close()
  }, [app, tenant, lookAgain])
  return { changes: data, outbox, lookAgain }
}
