import { useRouter } from '@tanstack/react-router'

/** Another address may be another view of the same page: the control of this id has the focus again once it is drawn. */
export function useKeepFocus(): (id: string) => void {
  const router = useRouter()
  return (id) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      // After the shell, which puts the focus at the top of a new address.
      setTimeout(() => document.getElementById(id)?.focus({ preventScroll: true }))
    })
  }
}
