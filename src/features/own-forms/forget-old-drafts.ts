import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'

/** Deletes the drafts of all forms that were kept for longer than they may be: those that nobody opens again, too. */
export async function forgetOldDrafts(tenant: string, now: Date): Promise<void> {
  const storage = tenantStorage(tenant)
  for (const [key, { savedAt }] of await storage.entries<{ savedAt: string }>(storageKey(tenant, 'draft')))
    if (now.getTime() - Date.parse(savedAt) > draftLifetimeMs) await storage.remove(key)
}
