import { draftLifetimeMs } from './draft-store.ts'
import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** What a patient left when their session expired, by its original keys. Nothing else reads it. */
type SetAside = { patientId: string; at: string; entries: [key: string, value: unknown][] }

/** What the keys of personal data begin with: drafts, outbox with its answers and files, searches, insurance, messages on the device. */
const personal = [
  ...[
    'draft',
    'outbox',
    'outbox-first',
    'outbox-answer',
    'outbox-file',
    'recent-searches',
    'insurance',
    'insurance-wish',
  ],
  'push-choice',
]

/** Hides what a patient typed and sent until the same patient signs in again. */
export function setAside(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'set-aside')
  const find = async () => {
    const found = await Promise.all(personal.map((word) => storage.entries<unknown>(storageKey(tenant, word))))
    // A word finds what begins with it too, as `outbox` finds `outbox-file`: each key once.
    return [...new Map(found.flat())]
  }
  const remove = async (entries: [key: string, value: unknown][]) => {
    for (const [name] of entries) await storage.remove(name)
  }

  return {
    /** Moves a patient's data out of sight; deletes what another patient left before. */
    async hide(patientId: string, now: Date): Promise<void> {
      const entries = await find()
      await storage.update<SetAside>(key, (kept) => ({
        patientId,
        at: now.toISOString(),
        entries: [...new Map([...(kept?.patientId === patientId ? kept.entries : []), ...entries])],
      }))
      await remove(entries)
    },
    /** Restores the data of this patient, within 72 hours; deletes that of another. Returns whether there was any. */
    async giveBack(patientId: string, now: Date): Promise<boolean> {
      const kept = await storage.get<SetAside>(key)
      const isTheirs = kept?.patientId === patientId && isYoung(kept, now)
      if (isTheirs)
        for (const [name, value] of kept.entries)
          await storage.update(name, (newer) => (newer === undefined ? value : newer))
      await storage.remove(key)
      return isTheirs && kept.entries.length > 0
    },
    /** How many of the hidden changes are not sent, and until when they are kept: no word of whose they are. Undefined where there are none. */
    async unsent(now: Date): Promise<{ count: number; until: string } | undefined> {
      const kept = await storage.get<SetAside>(key)
      if (!kept || !isYoung(kept, now)) return undefined
      const isChange = (name: string) =>
        ['outbox', 'outbox-first'].some((word) => name.startsWith(storageKey(tenant, word, '')))
      const count = kept.entries.filter(([name]) => isChange(name)).length
      return count > 0 ? { count, until: new Date(Date.parse(kept.at) + draftLifetimeMs).toISOString() } : undefined
    },
    /** Deletes one value that is hidden. */
    without: (name: string) =>
      storage.update<SetAside>(
        key,
        (kept) => kept && { ...kept, entries: kept.entries.filter(([one]) => one !== name) },
      ),
    /** The patient whose data is hidden. */
    owner: async (): Promise<string | undefined> => (await storage.get<SetAside>(key))?.patientId,
    /** Deletes data that was hidden more than 72 hours ago, and paths to return to that are as old (`src/session/return-paths.ts`). */
    async forgetOld(now: Date): Promise<void> {
      for (const [name] of await storage.entries(key))
        await storage.update<SetAside>(name, (kept) => (kept && isYoung(kept, now) ? kept : undefined))
    },
    /** Deletes all personal data, hidden or not. */
    async forgetAll(): Promise<void> {
      await storage.removeAll(key)
      await remove(await find())
    },
  }
}

const isYoung = ({ at }: SetAside, now: Date) => now.getTime() - Date.parse(at) <= draftLifetimeMs
