import { now } from '#src/clock/server-time.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { storageKey, tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { tabId } from './tab-id.ts'

/** Of this origin. `at`: when it was kept, an instant of the server. `patientId`: whose session had ended, where one had. */
type KeptPath = { path: string; at: string; patientId?: string }

/**
 * Where patients were on the way to when they were sent to the sign-in, by tab. They lie beside what an expired session set aside, and go with
 * it: after 72 hours, and by a sign-out (`src/storage/set-aside.ts`).
 */
export function returnPaths(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const keyOf = (tab: string) => storageKey(tenant, 'set-aside', 'path', tab)
  const read = async (tab: string) => (await storage.get<KeptPath>(keyOf(tab)))?.path
  return {
    /** Keeps where this tab is on the way to; `patientId`: for this patient alone. What begins with two slashes names another host. */
    async keep(path: string, patientId?: string): Promise<void> {
      if (!/^\/(?![/\\])/.test(path)) return
      const kept: KeptPath = { path, at: new Date(now()).toISOString(), ...(patientId && { patientId }) }
      for (const tab of [tabId(tenant), last]) await storage.set(keyOf(tab), kept)
    },
    /** The path that this tab, else the last one that was sent to the sign-in, was on the way to. */
    find: async (): Promise<string | undefined> => (await read(tabId(tenant))) ?? read(last),
    /** The path that this tab was on the way to, once. The last one is nobody's from then on: whoever comes next goes their own way. */
    async take(): Promise<string | undefined> {
      const path = await read(tabId(tenant))
      for (const tab of [tabId(tenant), last]) await storage.remove(keyOf(tab))
      return path
    },
    /** On a sign-in: deletes what another patient left, and what is older than 72 hours. A path names what its patient had open. */
    async begin(patientId: string): Promise<void> {
      for (const [key, { at, patientId: owner = patientId }] of await storage.entries<KeptPath>(keyOf('')))
        if (owner !== patientId || now() - Date.parse(at) > draftLifetimeMs) await storage.remove(key)
    },
  }
}

/** Of the tab that was sent last: for the link of a mail, which opens in a tab of its own. */
const last = 'last'
