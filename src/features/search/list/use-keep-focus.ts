import { useRouter } from '@tanstack/react-router'
import { isInSearch } from '#src/ui/in-search.ts'

/**
 * Moves the focus to a control by its id after the page has rendered for another address. Of several ids, the first that exists
 * then. Not from a search field that somebody has gone on to meanwhile.
 */
export function useKeepFocus(): (...ids: readonly string[]) => void {
  const router = useRouter()
  return (...ids) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      // After the shell, which moves the focus to the top of a new address.
      setTimeout(() => {
        if (isInSearch(document.activeElement)) return
        const [first] = ids.flatMap((id) => document.getElementById(id) ?? [])
        first?.focus({ preventScroll: true })
      })
    })
  }
}
