import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import type { Relative } from '#contract/relative'
import type { AppContext } from '#src/context/app-context.ts'
import type { RemovalChange } from '#src/outbox/relative-removal/removal-change.ts'
import { openChanges, outboxOf, sendOrKeep, takeBack } from './own-outbox.ts'
import { keptDetailsOf } from './own-relative-details.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/relative-removal/removal-change.ts')

/** The relatives whose removal waits on this device to be sent, by their ids. */
export const keptRemovalsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-removals'),
    queryFn: async (): Promise<string[]> => {
      const { removalKindName } = await changeOf()
      const open = await openChanges<RemovalChange>(app, removalKindName)
      return open.filter(({ state }) => state !== 'refused').map(({ relativeId }) => relativeId)
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Removes a relative (C40). Without a network, or behind a change of them that waits, it is kept on the device. Throws as `removePatient` does. */
export async function removeRelative(
  app: AppContext,
  { id: relativeId, first_name: name }: Pick<Relative, 'id' | 'first_name'>,
): Promise<'removed' | 'kept'> {
  const { removalIdOf, removalKindName } = await changeOf()
  const id = removalIdOf(relativeId)
  const open = await openChanges<RemovalChange>(app, removalKindName)
  const { waiting, parked } = await keptDetailsOf(app, relativeId)
  const answer = await sendOrKeep(app, {
    ...{ id, kind: removalKindName, change: { relativeId, name } satisfies RemovalChange },
    replaces: open.filter((entry) => entry.id === id),
    follows: waiting,
    send: async (idempotencyKey) => {
      const { account } = await app.apis()
      return account.removePatient(relativeId, { idempotencyKey }).catch(unlessRemoved)
    },
  })
  if (answer) {
    await takeBack(app, [...waiting, ...parked])
    return 'removed'
  }
  await app.queryClient.invalidateQueries({ queryKey: keptRemovalsQuery(app).queryKey })
  return 'kept'
}

/** Takes a removal back; false where it may have been sent. */
export async function takeRemovalBack(app: AppContext, relativeId: string): Promise<boolean> {
  const { removalIdOf } = await changeOf()
  const isTakenBack = await (await outboxOf(app)).discard(removalIdOf(relativeId))
  await app.queryClient.invalidateQueries({ queryKey: keptRemovalsQuery(app).queryKey })
  return isTakenBack
}

/** An earlier attempt whose answer was lost, or another device, has done it. */
function unlessRemoved(failure: unknown) {
  if (!(failure instanceof Problem && failure.code === 'not_found')) throw failure
  return { removed: true as const }
}
