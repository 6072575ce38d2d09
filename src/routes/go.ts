import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { toLocation } from './location.ts'

type Going = { replace?: boolean; /** False leaves the page where it is scrolled to. */ resetScroll?: boolean }

/** Navigates to an address from `useLinks`, without loading a document where that is possible. */
export function useGo(): (address: string, going?: Going) => void {
  const app = useApp()
  const router = useRouter()
  return useCallback(
    (address, { replace = false, resetScroll = true } = {}) => {
      const location = toLocation(app, address)
      if (location) void router.navigate({ ...location, replace, resetScroll })
      else if (replace) window.location.replace(address)
      else window.location.assign(address)
    },
    [app, router],
  )
}
