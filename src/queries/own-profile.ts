import { queryOptions } from '@tanstack/react-query'
import type { Account, ProfileForm } from '#contract/account'
import type { AppContext } from '#src/context/app-context.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { discardKept, keptFieldsOf, type KeptFields, resolveKept, saveOrKeep } from './own-fields.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/profile/profile-change.ts')

/** Changes of the profile that wait on this device. */
export const keptProfileQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-profile'),
    queryFn: async (): Promise<KeptFields> => keptFieldsOf(app, (await changeOf()).profileKindName),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Saves the profile (C34). Without a network what was changed is kept on the device; a new number of an identity never is. */
export async function saveProfile(app: AppContext, saved: Account, values: ProfileForm): Promise<Account | 'kept'> {
  const { keptProfileFields, newProfileChangeId, profileKindName } = await changeOf()
  const { waiting } = await keptFieldsOf(app, profileKindName)
  const answer = await saveOrKeep(app, {
    ...{ kind: profileKindName, id: newProfileChangeId(), of: {}, names: keptProfileFields },
    ...{ waiting, saved, values },
    isWhole: values.identity !== saved.identity || values.identity_type_id !== saved.identity_type_id,
    send: async () => (await app.apis()).account.updateAccount(values),
  })
  await lookAgain(app)
  return answer
}

/**
 * Saves fields of the profile of which a device without a network has kept a copy, by what was changed of them alone: what the copy lacks is neither
 * sent nor emptied.
 */
export async function saveFieldsOfProfile(
  app: AppContext,
  { names, saved, values }: { names: readonly (keyof AccountCopy)[]; saved: AccountCopy; values: ProfileForm },
): Promise<Account | AccountCopy | 'kept'> {
  const { newProfileChangeId, profileKindName } = await changeOf()
  const { waiting } = await keptFieldsOf(app, profileKindName)
  const answer = await saveOrKeep<AccountCopy>(app, {
    ...{ kind: profileKindName, id: newProfileChangeId(), of: {}, names, waiting, saved, values },
    isWhole: false,
    send: async (change, idempotencyKey) =>
      change ? (await app.apis()).account.changeAccount(change, { idempotencyKey }) : saved,
  })
  await lookAgain(app)
  return answer
}

/** Decides which of two values is kept where a change that waited met another one. */
export async function resolveProfile(
  app: AppContext,
  { parked }: KeptFields,
  { saved, keep }: { saved: Account; keep: 'mine' | 'theirs' },
): Promise<Account | 'kept'> {
  const { newProfileChangeId, profileKindName } = await changeOf()
  const answer = await resolveKept(app, {
    ...{ kind: profileKindName, id: newProfileChangeId(), of: {}, parked, saved, keep },
    send: async (change, idempotencyKey) => (await app.apis()).account.changeAccount(change, { idempotencyKey }),
  })
  await lookAgain(app)
  return answer
}

/** Deletes changes that wait; false where some of them may have been sent, and stay. */
export async function discardProfile(app: AppContext, kept: KeptFields | undefined): Promise<boolean> {
  const isDiscarded = await discardKept(app, kept?.waiting ?? [])
  await lookAgain(app)
  return isDiscarded
}

const lookAgain = (app: AppContext) => app.queryClient.invalidateQueries({ queryKey: keptProfileQuery(app).queryKey })
