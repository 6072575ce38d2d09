import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { outboxOf } from './appointment-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/cancelling/cancel-change.ts')

/** Whether a visit's cancellation waits on this device to be sent. */
export const keptCancellationQuery = (app: AppContext, appointmentId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-cancellation', appointmentId),
    queryFn: async () => {
      const [{ cancelIdOf }, { outboxStore }] = await Promise.all([changeOf(), import('#src/storage/outbox-store.ts')])
      const entry = await outboxStore(app.tenant).get(cancelIdOf(appointmentId))
      return entry?.state === 'queued' || entry?.state === 'sending'
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Takes a cancellation back that was never sent. False where it may have arrived. */
export async function withdrawCancellation(app: AppContext, appointmentId: string): Promise<boolean> {
  const [{ cancelIdOf }, outbox] = await Promise.all([changeOf(), outboxOf(app)])
  const outcome = await outbox.withdraw(cancelIdOf(appointmentId))
  await app.queryClient.invalidateQueries({ queryKey: keptCancellationQuery(app, appointmentId).queryKey })
  return outcome === 'withdrawn'
}
