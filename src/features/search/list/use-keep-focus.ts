import { useRouter } from '@tanstack/react-router'

/**
 * Another address may be another view of the same page: the control of this id has the focus again once it is drawn. Of several, the
 * first that is there then.
 */
export function useKeepFocus(): (...ids: readonly string[]) => void {
  const router = useRouter()
  return (...ids) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      // After the shell, which puts the focus at the top of a new address.
      setTimeout(() => {
        const [first] = ids.flatMap((id) => document.getElementById(id) ?? [])
        first?.focus({ preventScroll: true })
      })
    })
  }
}
