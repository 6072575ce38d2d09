import { useEffect, useRef } from 'react'

/**
 * The shell looks after the focus when the address changes, but what was pressed in a list that follows later is gone only with the
 * list: then too the focus starts at the top.
 *
 * @param page - what the list is of, another object for each address
 * @param found - what is in the list, another object for each answer; it may follow the page in a later render
 */
export function useFocusAfterList(page: object, found: object): void {
  const shown = useRef(page)
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (shown.current !== page) {
      shown.current = page
      pressed.current = focused
    } else if (pressed.current?.isConnected !== false) return
    if (focused !== document.body) return
    pressed.current = null
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page, found])
}
