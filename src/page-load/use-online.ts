import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Whether there is a network, as far as the device and the calls of this page show (`connection.ts`). True while a page is
 * rendered on the server.
 */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
