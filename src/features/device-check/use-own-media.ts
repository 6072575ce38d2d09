import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasFailed, mediaKinds, type OwnMedia } from './media-state.ts'
import { createOwnMedia, type OwnMediaStore } from './own-media.ts'

/** Camera and microphone for one page: off again once it is left. */
export function useOwnMediaStore(): OwnMediaStore {
  const [store] = useState(() => createOwnMedia(navigator))
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    navigator.mediaDevices?.addEventListener('devicechange', () => void store.listAgain(), { signal })
    for (const kind of mediaKinds) {
      // Some browsers have no such names: there the patient presses again.
      const asked = navigator.permissions?.query({ name: kind })
      asked?.then(
        (permission) =>
          permission.addEventListener(
            'change',
            () => {
              if (permission.state === 'granted' && hasFailed(store.get()[kind])) void store.open([kind])
            },
            { signal },
          ),
        () => undefined,
      )
    }
    return () => {
      leaving.abort()
      store.stop()
    }
  }, [store])
  return store
}

/** The same as it is now. */
export const useOwnMedia = (store: OwnMediaStore): OwnMedia =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
