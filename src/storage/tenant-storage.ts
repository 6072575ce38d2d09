import { clear, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import { recoveringStore } from './recovering-store.ts'

/** The storage of a tenant on the device, by key. Each value is copied when it is written and read. */
export type TenantStorage = {
  get<T>(key: string): Promise<T | undefined>
  set(key: string, value: unknown): Promise<void>
  /** Reads and writes in one transaction, so that two tabs cannot lose each other's change. `undefined` deletes the value. */
  update<T>(key: string, change: (value: T | undefined) => T | undefined): Promise<void>
  /** The same for several values at once: all are changed, or none. `change` is given them, and returns them, in the order of their keys. */
  updateTogether<T>(keys: Keys, change: (values: (T | undefined)[]) => readonly (T | undefined)[]): Promise<void>
  remove(key: string): Promise<void>
  /** Deletes all values whose key has this prefix, in one transaction. */
  removeAll(prefix: string): Promise<void>
  /** Values whose key has this prefix, in the order of their keys. */
  list<T>(prefix: string): Promise<T[]>
  /** The same with their keys. */
  entries<T>(prefix: string): Promise<[key: string, value: T][]>
  clear(): Promise<void>
  /** False for a value that the device could not store: it is lost with the page. */
  isLasting(key: string): boolean
}

type Keys = readonly [string, ...string[]]

/** The storage of a tenant: its own database (T05), opened once per page. Without IndexedDB it works in memory. */
export function tenantStorage(tenant: string): TenantStorage {
  const known = opened.get(tenant)
  if (known) return known
  const storage = openStorage(tenant)
  opened.set(tenant, storage)
  return storage
}

/** Every key begins with the product and a tenant, whichever database it is in (K08). */
export function storageKey(tenant: string, ...parts: string[]): string {
  return ['patientweb', tenant, ...parts].join(':')
}

const opened = new Map<string, TenantStorage>()

/** Opens the storage independently of the page's own, for a worker or a test. */
export function openStorage(tenant: string): TenantStorage {
  const store = typeof indexedDB === 'undefined' ? refusing : recoveringStore(storageKey(tenant), 'kept')
  /** Values that the device could not store. They take precedence over stored ones, until the page is closed. */
  const memory = new Map<string, unknown>()

  /** Private windows and full disks refuse writes: the page continues with its memory. */
  async function either<T>(lasting: () => Promise<T>, passing: () => T | Promise<T>): Promise<T> {
    try {
      return await lasting()
    } catch (error) {
      if (!isRefusal(error)) throw error
      return passing()
    }
  }

  const read = async <T>(key: string): Promise<T | undefined> =>
    memory.has(key)
      ? (memory.get(key) as T)
      : either(
          () => get<T>(key, store),
          () => undefined,
        )

  const storage: TenantStorage = {
    get: read,
    async set(key, value) {
      if (value === undefined) return storage.remove(key)
      const keepInMemory = () => void memory.set(key, structuredClone(value))
      return memory.has(key) ? keepInMemory() : either(() => write(store, key, value), keepInMemory)
    },
    update: <T>(key: string, change: (value: T | undefined) => T | undefined) =>
      storage.updateTogether<T>([key], ([value]) => [change(value)]),
    async updateTogether<T>(keys: Keys, change: (values: (T | undefined)[]) => readonly (T | undefined)[]) {
      const inMemory = async () => {
        const lasting = await Promise.all(keys.map((key) => read<T>(key)))
        // Another change of the same may have come in between.
        const now = keys.map((key, index) => (memory.has(key) ? (memory.get(key) as T | undefined) : lasting[index]))
        const changed = structuredClone(change(now))
        for (const [index, key] of keys.entries()) memory.set(key, changed[index])
      }
      return keys.some((key) => memory.has(key))
        ? inMemory()
        : either(() => changeInOneStep(store, keys, change), inMemory)
    },
    remove: (key) => storage.update(key, () => undefined),
    async removeAll(prefix) {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
      await either(
        () =>
          store('readwrite', (values) => {
            values.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
            return commit(values)
          }),
        () => undefined,
      )
    },
    list: async <T>(prefix: string) => (await storage.entries<T>(prefix)).map(([, value]) => value),
    async entries<T>(prefix: string) {
      // Only the requested entries are read: there may be a whole day's answers beside them.
      const isWanted = (key: string) => key.startsWith(prefix)
      const lasting = await either(
        async () => {
          const found = (await keys<string>(store)).filter(isWanted)
          const values = await getMany<unknown>(found, store)
          return found.map((key, index) => [key, values[index]] as const)
        },
        () => [],
      )
      return [...new Map([...lasting, ...memory])]
        .filter((entry): entry is [string, T] => isWanted(entry[0]) && entry[1] !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    },
    async clear() {
      memory.clear()
      await either(
        () => clear(store),
        () => undefined,
      )
    },
    isLasting: (key) => !memory.has(key),
  }
  return storage
}

/** Writes without waiting for anything of the page: what was typed the moment before a reload is kept as well. */
const write = (store: UseStore, key: string, value: unknown): Promise<void> =>
  store('readwrite', (values) => {
    values.put(value, key)
    return commit(values)
  })

/** Ends the transaction now: one that the browser ends by itself goes with a page that is left before. */
function commit(values: IDBObjectStore): Promise<void> {
  const { transaction } = values
  const done = promisifyRequest(transaction)
  transaction.commit()
  return done
}

/** Reads and then writes or deletes within one transaction, which the library's own update cannot. */
function changeInOneStep<T>(
  store: UseStore,
  keys: Keys,
  change: (values: (T | undefined)[]) => readonly (T | undefined)[],
): Promise<void> {
  return store('readwrite', (values) => {
    const found: (T | undefined)[] = []
    return new Promise<void>((resolve, reject) => {
      for (const key of keys) {
        const reading = values.get(key) as IDBRequest<T | undefined>
        reading.onerror = () => reject(asError(reading.error))
        // They are answered in their order.
        reading.onsuccess = () => {
          if (found.push(reading.result) < keys.length) return
          try {
            const changed = change(found)
            for (const [index, name] of keys.entries()) {
              if (changed[index] === undefined) values.delete(name)
              else values.put(changed[index], name)
            }
            resolve(commit(values))
          } catch (error) {
            values.transaction.abort()
            reject(asError(error))
          }
        }
      }
    })
  })
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The storage failed.', { cause: error })
}

/** Used where there is no IndexedDB at all. */
const refusing: UseStore = () => Promise.reject(new DOMException('There is no storage.', 'NotAllowedError'))

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && refusals.includes(error.name)
}

const refusals = ['SecurityError', 'InvalidStateError', 'UnknownError', 'QuotaExceededError', 'NotAllowedError']
