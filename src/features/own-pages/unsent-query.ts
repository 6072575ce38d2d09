import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'

/** How many changes wait on this device to be sent, or were refused and not answered by the patient. */
export const unsentQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'unsent'),
    queryFn: () => countUnsent(app),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

export const countUnsent = async ({ tenant }: Pick<AppContext, 'tenant'>): Promise<number> =>
  (await outboxStore(tenant).list()).length
