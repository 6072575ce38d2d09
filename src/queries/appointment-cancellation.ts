import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import type { CancelChange } from '#src/outbox/cancelling/cancel-change.ts'
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

/** Keeps a cancellation on the device, to be sent once there is a network; again where its answer was lost. */
export async function keepCancellation(
  app: AppContext,
  { change, mayHaveArrived }: { change: CancelChange; mayHaveArrived: boolean },
): Promise<void> {
  const [{ cancelIdOf, cancelKindName }, outbox] = await Promise.all([changeOf(), outboxOf(app)])
  const id = cancelIdOf(change.visit.appointmentId)
  await outbox.submit({ id, kind: cancelKindName, change, isConfirmed: true, mayHaveArrived })
}

/** Takes a cancellation back that was never sent. False where it may have arrived. */
export async function withdrawCancellation(app: AppContext, appointmentId: string): Promise<boolean> {
  const [{ cancelIdOf }, outbox] = await Promise.all([changeOf(), outboxOf(app)])
  const outcome = await outbox.withdraw(cancelIdOf(appointmentId))
  await app.queryClient.invalidateQueries({ queryKey: keptCancellationQuery(app, appointmentId).queryKey })
  return outcome === 'withdrawn'
}
