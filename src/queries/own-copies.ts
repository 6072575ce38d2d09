import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import type { OwnCopies } from '#src/session/to-own-copies.ts'
import { keyOf, notKept } from './resource.ts'

/** What this device keeps of the signed-in patient's own, for reading without a network; null where it keeps nothing. */
export const ownCopyQuery = <Name extends keyof OwnCopies>(app: AppContext, name: Name) =>
  queryOptions({
    queryKey: keyOf(app, 'own-copy', name),
    queryFn: async () => (await (await import('#src/session/own-copies.ts')).ownCopies(app.tenant).read(name)) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
