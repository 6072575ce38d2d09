import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import type { Relative, RelativeForm } from '#contract/relative'
import type { AppContext } from '#src/context/app-context.ts'
import type { AdditionChange } from '#src/outbox/relative-addition/addition-change.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { isOnItsWay, openChanges, sendOrKeep, takeBack } from './own-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/relative-addition/addition-change.ts')

/** Somebody who is to be added, as this device has kept them. */
export type KeptAddition = OutboxEntry<AdditionChange>

/** Those who are to be added and wait on this device, the oldest first. */
export const keptAdditionsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-additions'),
    queryFn: async (): Promise<KeptAddition[]> => openChanges(app, (await changeOf()).additionKindName),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

type Adding = {
  /** Identifies the intent; also its idempotency key. */
  id: string
  values: RelativeForm
  /** Who waits already and is corrected by it, by their id. */
  corrects?: string | undefined
}

/**
 * Adds a relative (C39). Without a network they are kept on the device; with a number of an identity never. Throws `idempotency_in_progress`
 * where the one that is corrected may have been sent.
 */
export async function addRelative(app: AppContext, { id, values, corrects }: Adding): Promise<Relative | 'kept'> {
  const { additionKindName } = await changeOf()
  const open = await openChanges<AdditionChange>(app, additionKindName)
  const replaces = open.filter((entry) => entry.id === corrects)
  if (replaces.some(isOnItsWay)) throw new Problem('idempotency_in_progress')
  let isTooLate = false
  const send = async (idempotencyKey: string) => (await app.apis()).account.addPatient(values, { idempotencyKey })
  const answer =
    values.identity === undefined
      ? await sendOrKeep(app, {
          ...{ id, kind: additionKindName, change: { form: values }, replaces, send },
          keptWith(taken) {
            isTooLate = taken.length < replaces.length
            return isTooLate ? undefined : { form: values }
          },
        })
      : await send(id)
  // It is being sent since this moment.
  if (isTooLate) throw new Problem('idempotency_in_progress')
  if (answer) await takeBack(app, replaces)
  await app.queryClient.invalidateQueries({ queryKey: keptAdditionsQuery(app).queryKey })
  return answer ?? 'kept'
}
