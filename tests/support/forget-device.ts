import { followServer } from '#src/clock/server-time.ts'

/** Forgets what files of a process know as one device: what is stored, and how far its clock is from the server's. */
export async function forgetDevice(): Promise<void> {
  followServer(0)
  if (!('indexedDB' in globalThis)) return
  for (const { name } of await indexedDB.databases()) await empty(name!)
}

/** Its stores are emptied rather than deleted, which would wait for whoever has it open. */
async function empty(name: string): Promise<void> {
  const database = await resultOf(indexedDB.open(name))
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const writing = database.transaction(stores, 'readwrite')
    await Promise.all(stores.map((store) => resultOf(writing.objectStore(store).clear())))
  }
  database.close()
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })
