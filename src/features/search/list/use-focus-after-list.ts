import { useEffect, useRef } from 'react'

/**
 * The shell looks after the focus when the address changes, but what was pressed in a list that follows later is gone only with the
 * list: then too the focus starts at the top.
 *
 * @param page - what the list is of, another object for each address
 */
export function useFocusAfterList(page: object): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}
