import { queryOptions } from '@tanstack/react-query'
import { createPasskeyApi } from '#src/api/passkey-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls for passkeys, which come with the pages that need them. */
export async function passkeyCalls(app: Pick<AppContext, 'apis'>) {
  const { transport } = await app.apis()
  return createPasskeyApi(() => transport('account'))
}

/** The patient's passkeys: never stored on the device. */
export const passkeysQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'own-passkeys'),
    queryFn: async ({ signal }) => (await (await passkeyCalls(app)).list(signal)).passkeys,
    staleTime: 30_000,
    meta: notKept,
  })
