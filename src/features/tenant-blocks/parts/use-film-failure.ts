import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'

type FilmFailure = {
  player: RefObject<HTMLVideoElement | null>
  hasFailed: boolean
  /** For the player's `error`. */
  onError: () => void
  /** Loads the film once more and plays it from where it stood. */
  retry: () => void
}

/** Whether a film did not load. A player tries no address twice by itself: when the network is back, its own button works again. */
export function useFilmFailure(): FilmFailure {
  const player = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // It was pressed before the page came alive and could hear it.
    if (player.current?.error) player.current.dispatchEvent(new Event('error'))
  }, [])
  useEffect(() => {
    if (!hasFailed) return
    return onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      beginAnew(player.current)
      setFailed(false)
    })
  }, [hasFailed])
  return {
    player,
    hasFailed,
    onError: () => setFailed(true),
    retry: () => {
      beginAnew(player.current)
      setFailed(false)
      // The pressed button goes.
      player.current?.focus()
      // A refusal is an error of the player, which is heard.
      player.current?.play().catch(() => undefined)
    },
  }
}

/** Lets a player that gave up its film try it again, from where it stood, when it is pressed: `load()` would begin to load it unasked. */
function beginAnew(film: HTMLVideoElement | null): void {
  const src = film?.getAttribute('src')
  if (!film || !src) return
  const { currentTime } = film
  film.setAttribute('src', src)
  film.currentTime = currentTime
}
