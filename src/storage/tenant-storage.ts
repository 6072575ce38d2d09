import { clear, del, entries, get, set, update, type UseStore } from 'idb-keyval'
import { recoveringStore } from './recovering-store.ts'

/** What a tenant keeps on the device, by key. Each value is copied on its way in and out. */
export type TenantStorage = {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown): Promise<void>
  /** Reads and writes in one step, so that two tabs cannot lose each other's change; `undefined` removes. */
  update<T>(key: string, change: (value: T | undefined) => T): Promise<void>
  remove(key: string): Promise<void>
  /** Entries whose key starts so, in the order of their keys. */
  list<T>(prefix: string): Promise<T[]>
  clear(): Promise<void>
  /** False where the device gives no lasting storage: what is kept then lives as long as the page. */
  isLasting(): boolean
}

/** The storage of a tenant: its own database (T05), opened once per page. Works without IndexedDB, in memory. */
export function tenantStorage(tenant: string): TenantStorage {
  const known = opened.get(tenant)
  if (known) return known
  const storage = openStorage(tenant)
  opened.set(tenant, storage)
  return storage
}

/** Every key is of this product and of one tenant, whichever database it is in (K08). */
export function storageKey(tenant: string, ...parts: string[]): string {
  return ['patientweb', tenant, ...parts].join(':')
}

const opened = new Map<string, TenantStorage>()

/** Opens the storage anew, past the page's own; a worker or a test has no page to share with. */
export function openStorage(tenant: string): TenantStorage {
  let store: UseStore | undefined =
    typeof indexedDB === 'undefined' ? undefined : recoveringStore(storageKey(tenant), 'kept')
  const memory = new Map<string, unknown>()

  /** Private windows and full disks refuse: the page goes on with what it has in memory. */
  async function either<T>(lasting: (store: UseStore) => Promise<T>, passing: () => T): Promise<T> {
    if (!store) return passing()
    try {
      return await lasting(store)
    } catch (error) {
      if (!isRefusal(error)) throw error
      store = undefined
      return passing()
    }
  }

  return {
    get: (key) =>
      either(
        (kept) => get(key, kept),
        () => memory.get(key) as never,
      ),
    set: (key, value) =>
      either(
        (kept) => set(key, value, kept),
        () => void memory.set(key, structuredClone(value)),
      ),
    update: <T>(key: string, change: (value: T | undefined) => T) =>
      either(
        (kept) => update<T>(key, change, kept),
        () => void memory.set(key, structuredClone(change(memory.get(key) as T | undefined))),
      ),
    remove: (key) =>
      either(
        (kept) => del(key, kept),
        () => void memory.delete(key),
      ),
    list: async <T>(prefix: string) => {
      const all = await either(
        (kept) => entries<string, T>(kept),
        () => [...memory] as [string, T][],
      )
      return all
        .filter(([key]) => key.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, value]) => value)
    },
    clear: () =>
      either(
        (kept) => clear(kept),
        () => memory.clear(),
      ),
    isLasting: () => store !== undefined,
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    ['SecurityError', 'InvalidStateError', 'UnknownError', 'QuotaExceededError', 'NotAllowedError'].includes(error.name)
  )
}
