import { createStore, type UseStore } from 'idb-keyval'

/**
 * A store that survives a lost connection. WebKit closes it while the app is in the background, and idb-keyval keeps using its
 * cached one: so that is dropped, another is opened, and the operation is repeated once.
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
