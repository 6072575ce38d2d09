import { useEffect } from 'react'

/** Keeps the screen on, where the browser can: nobody touches it while they talk. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isWanted = true
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const held = await navigator.wakeLock.request('screen')
      if (isWanted) lock = held
      else await held.release()
    }
    const request = () => void hold().catch(() => undefined)
    request()
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', request)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', request)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
