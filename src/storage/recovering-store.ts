import { createStore, type UseStore } from 'idb-keyval'

/**
 * A store that survives a lost connection. WebKit drops it when the app was in the background, and idb-keyval
 * goes on using the one it has cached: so the cached one is dropped, another is opened, and the work is done once more.
 */
export function recoveringStore(databaseName: string, storeName: string): UseStore {
  let store = createStore(databaseName, storeName)
  return async (mode, work) => {
    const used = store
    try {
      return await used(mode, work)
    } catch (error) {
      if (!isLostConnection(error)) throw error
      // Another caller may have reopened it meanwhile: one new connection serves both.
      if (store === used) store = createStore(databaseName, storeName)
      return store(mode, work)
    }
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')
}
