import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusOn } from '#src/ui/form/focus.ts'

/** Brings the field that the address names to who has followed a link to it. Returns its id, or nothing. */
export function useNamedField(): string {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (hash === '') return
    // After the shell, which gives the focus to a new page.
    const frame = requestAnimationFrame(() =>
      focusOn(document.getElementById(hash)?.querySelector<HTMLElement>('input:not([type="color"]), select, textarea')),
    )
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return hash
}
