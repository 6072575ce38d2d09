import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import { type PersistedClient, persistQueryClient, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { datedUntilNow } from './dated-until-now.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** How long a kept answer may still be shown, in milliseconds. */
export const keptAnswersLifetimeMs = 86_400_000

/**
 * Brings back what the tenant's pages were told before, and goes on keeping it. Call it after hydration: what the page came
 * with is newer and stays. Refreshed, what was kept is thrown away instead (Q08). Resolves when everything kept is back; the returned
 * function ends the keeping.
 */
export async function attachPersister(
  queryClient: QueryClient,
  {
    tenant,
    build,
    isRefreshed = false,
    storage = tenantStorage(tenant),
  }: { tenant: string; build: string; isRefreshed?: boolean; storage?: TenantStorage },
): Promise<() => void> {
  if (isRefreshed) await forgetAnswers(tenant, storage)
  const options = {
    queryClient,
    persister: createAsyncStoragePersister({
      key: storageKey(tenant, 'answers'),
      storage: {
        getItem: (key) => storage.get<string>(key),
        setItem: (key, value) => storage.set(key, value),
        removeItem: (key) => storage.remove(key),
      },
      deserialize: (text) => {
        const kept = JSON.parse(text) as PersistedClient
        return { ...kept, clientState: datedUntilNow(kept.clientState) }
      },
    }),
    // What another build kept may have another shape: it is thrown away.
    buster: `${tenant} ${build}`,
    maxAge: keptAnswersLifetimeMs,
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  }
  const [detach, restored] = persistQueryClient(options)
  await restored
  // What the page came with changed nothing since, so nothing else would have it kept.
  await persistQueryClientSave(options)
  return detach
}

/** Throws away what the tenant's pages were told, so that the next page asks for all of it. */
export const forgetAnswers = (tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<void> =>
  storage.remove(storageKey(tenant, 'answers'))

/** Public data that was answered; never what is about a person. */
function isKept({ state, meta }: Query): boolean {
  return state.status === 'success' && meta?.persist === true
}
