/** Empties all databases of this process: its stores are emptied rather than deleted, which would wait for whoever has them open. */
export async function emptyStores(): Promise<void> {
  for (const { name } of await indexedDB.databases()) await empty(name!)
}

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
