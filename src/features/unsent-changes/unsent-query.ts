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

export async function countUnsent({ tenant }: Pick<AppContext, 'tenant'>): Promise<number> {
  const store = outboxStore(tenant)
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  // One that was answered is removed a moment after its answer is stored.
  return entries.filter(({ id }) => !answers.some((answer) => answer.id === id)).length
}
