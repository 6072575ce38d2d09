import { onlineManager } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

type FilmFailure = {
  hasFailed: boolean
  /** For the player's `error`. */
  onError: () => void
  /** Loads the film once more and plays it from where it stood. */
  retry: () => void
}

/** Whether a film did not load. A player tries no address twice by itself: when the network is back, its own button works again. */
export function useFilmFailure(player: { readonly current: HTMLVideoElement | null }): FilmFailure {
  const [hasFailed, setFailed] = useState(false)
  const reset = useCallback(() => {
    const film = player.current
    const src = film?.getAttribute('src')
    if (!film || !src) return
    const { currentTime } = film
    // `load()` would begin to load it unasked.
    film.setAttribute('src', src)
    film.currentTime = currentTime
    setFailed(false)
  }, [player])
  // It may have been pressed before the page came alive.
  useEffect(() => setFailed(Boolean(player.current?.error)), [player])
  useEffect(
    () => (hasFailed ? onlineManager.subscribe((isOnline) => void (isOnline && reset())) : undefined),
    [hasFailed, reset],
  )
  return {
    hasFailed,
    onError: () => setFailed(true),
    retry: () => {
      reset()
      // The pressed button goes.
      player.current?.focus()
      // A refusal is an error of the player, which is heard.
      player.current?.play().catch(() => undefined)
    },
  }
}
