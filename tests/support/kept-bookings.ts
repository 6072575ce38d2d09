/** Makes the bookings that wait on this device older by some minutes: what passes while nobody looks. Runs in the page. */
export async function ageKeptBookings(minutes: number): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error!)
    })
  for (const { name } of await indexedDB.databases()) {
    const opened = await answer(indexedDB.open(name!))
    for (const storeName of opened.objectStoreNames) {
      const store = opened.transaction(storeName, 'readwrite').objectStore(storeName)
      for (const key of await answer(store.getAllKeys())) {
        if (typeof key !== 'string' || !key.includes(':outbox:')) continue
        const entry = (await answer(store.get(key))) as { createdAt: string }
        entry.createdAt = new Date(Date.parse(entry.createdAt) - minutes * 60_000).toISOString()
        await answer(store.put(entry, key))
      }
    }
    opened.close()
  }
}

/** How many outcomes of bookings this device has that nobody has seen yet. Runs in the page. */
export async function countUnseenOutcomes(): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error!)
    })
  let unseen = 0
  for (const { name } of await indexedDB.databases()) {
    const opened = await answer(indexedDB.open(name!))
    for (const storeName of opened.objectStoreNames) {
      const store = opened.transaction(storeName, 'readonly').objectStore(storeName)
      const [keys, values] = await Promise.all([
        answer(store.getAllKeys()),
        answer(store.getAll() as IDBRequest<unknown[]>),
      ])
      unseen += values.filter((value, at) => {
        const key = keys[at]
        const isOutcome = typeof key === 'string' && key.includes(':outbox-answer:')
        return isOutcome && !(value as { seenAt?: string }).seenAt
      }).length
    }
    opened.close()
  }
  return unseen
}
