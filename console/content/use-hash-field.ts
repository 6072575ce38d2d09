import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusOn } from '#src/ui/form/focus.ts'

/** Gives the focus to the field that the address names, once the page is there. */
export function useHashField(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === '') return
    // After the shell, which gives the focus to a new page.
    const frame = requestAnimationFrame(() =>
      focusOn(document.getElementById(hash)?.querySelector<HTMLElement>('input:not([type="color"]), select, textarea')),
    )
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
