import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import { type PersistedClient, persistQueryClient, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { datedUntilNow } from './dated-until-now.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** How long a stored answer may be shown, in milliseconds. */
export const keptAnswersLifetimeMs = 86_400_000

/**
 * Restores answers of the tenant's earlier pages, and stores new ones. Call it after hydration: answers that came with the page
 * are newer and stay. With `refresh_page` stored answers are deleted instead (Q08). Resolves when everything is restored, and what came
 * with the page is stored; the shell comes with nothing that is not stored with it. The returned function stops the storing.
 */
export async function attachPersister(
  queryClient: QueryClient,
  {
    tenant,
    build,
    isRefreshed = false,
    isShell = false,
    storage = tenantStorage(tenant),
  }: { tenant: string; build: string; isRefreshed?: boolean; isShell?: boolean; storage?: TenantStorage },
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
    // Answers stored by another build may have another shape: they are deleted.
    buster: `${tenant} ${build}`,
    maxAge: keptAnswersLifetimeMs,
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  }
  const [detach, restored] = persistQueryClient(options)
  await restored
  // Answers that came with the page do not change, so nothing else would trigger their storing.
  if (!isShell) await persistQueryClientSave(options)
  return detach
}

/** Deletes the stored answers of the tenant's pages, so that the next page requests everything. */
export const forgetAnswers = (tenant: string, storage: TenantStorage = tenantStorage(tenant)): Promise<void> =>
  storage.remove(storageKey(tenant, 'answers'))

/** Whether an answer is public data and may be stored; private data never is. */
function isKept({ state, meta }: Query): boolean {
  return state.status === 'success' && meta?.persist === true
}
