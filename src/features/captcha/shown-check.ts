import type { ReactNode } from 'react'
import { pageStore } from '#src/page-load/page-store.ts'

const shown = pageStore<ReactNode>(null)

/** Shows a check in the step that is on the screen, until the returned function is called. */
export function showCheck(check: ReactNode): () => void {
  shown.set(check)
  return () => {
    if (shown.get() === check) shown.set(null)
  }
}

/** The check that is being made. */
export const useShownCheck = shown.use
