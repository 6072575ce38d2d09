import { useState, useSyncExternalStore } from 'react'

/** Milliseconds after a finger is up: its click follows the end of its touch. */
const clickFollows = 100
/** What ends a press by mouse, finger, pen or key. */
const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup']

/**
 * A value as it was while something is being pressed. What it shows above the page moves what is below, and a press whose two halves are on two
 * elements is lost.
 */
export function useUnpressed<Value extends boolean | number | undefined>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => !!document.querySelector(':active'),
    () => false,
  )
  const [shown, show] = useState(value)
  if (!isPressed && shown !== value) show(value)
  return shown
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const release of releases) addEventListener(release, () => setTimeout(onChange, clickFollows), listening)
  return () => listening.abort()
}
