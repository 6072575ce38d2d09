import { queryOptions } from '@tanstack/react-query'
import type { Relative, RelativeForm } from '#contract/relative'
import type { AppContext } from '#src/context/app-context.ts'
import type { DetailsChange } from '#src/outbox/relative-details/details-change.ts'
import { keptFieldsOf, type KeptFields, resolveKept, saveOrKeep } from './own-fields.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/relative-details/details-change.ts')

export type KeptDetails = KeptFields<{ relativeId: string; name: string }>

/** Changes of relatives that wait on this device. */
export const keptDetailsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-details'),
    queryFn: async (): Promise<KeptDetails> => keptFieldsOf<DetailsChange>(app, (await changeOf()).detailsKindName),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Those of one relative. */
export async function keptDetailsOf(app: AppContext, relativeId: string): Promise<KeptDetails> {
  return detailsOf(await keptFieldsOf<DetailsChange>(app, (await changeOf()).detailsKindName), relativeId)
}

/** What of them is of one relative. */
export function detailsOf({ waiting, parked }: KeptDetails, relativeId: string): KeptDetails {
  const isTheirs = (entry: { relativeId: string }) => entry.relativeId === relativeId
  return { waiting: waiting.filter(isTheirs), parked: parked.filter(isTheirs) }
}

/** Saves a relative (C40). Without a network what was changed is kept on the device; a new number of an identity never is. */
export async function saveRelative(app: AppContext, saved: Relative, values: RelativeForm): Promise<Relative | 'kept'> {
  const { detailsKindName, keptRelativeFields, newDetailsId } = await changeOf()
  const { waiting } = await keptDetailsOf(app, saved.id)
  const answer = await saveOrKeep(app, {
    ...{ kind: detailsKindName, id: newDetailsId(), of: { relativeId: saved.id, name: values.first_name } },
    ...{ names: keptRelativeFields, waiting, saved, values },
    isWhole: values.identity !== saved.identity || values.identity_type_id !== saved.identity_type_id,
    send: async () => (await app.apis()).account.updatePatient(saved.id, values),
  })
  await lookAgain(app)
  return answer
}

/** Decides which of two values is kept where a change that waited met another one. */
export async function resolveRelative(
  app: AppContext,
  { parked }: KeptDetails,
  { saved, keep }: { saved: Relative; keep: 'mine' | 'theirs' },
): Promise<Relative | 'kept'> {
  const { detailsKindName, newDetailsId } = await changeOf()
  const answer = await resolveKept(app, {
    ...{ kind: detailsKindName, id: newDetailsId(), of: { relativeId: saved.id, name: saved.first_name } },
    ...{ parked, saved, keep },
    send: async (change, idempotencyKey) =>
      (await app.apis()).account.changePatient(saved.id, change, { idempotencyKey }),
  })
  await lookAgain(app)
  return answer
}

const lookAgain = (app: AppContext) => app.queryClient.invalidateQueries({ queryKey: keptDetailsQuery(app).queryKey })
