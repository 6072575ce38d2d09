import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from '../create-router.tsx'

/**
 * Updates title and head with the page. The first page's head is in its document, unless that was the shell: what makes heads comes when the
 * visitor goes on, beside the next page's data.
 */
export function followHead(router: AppRouter, app: AppContext, { isShell }: { isShell: boolean }): void {
  const load = () => import('./show-head.ts')
  // Without it the page has its old title until the next one, and its data is shown.
  const apply = () =>
    void load().then(
      ({ showHead }) => showHead(router, app),
      () => undefined,
    )
  let isFirst = !isShell
  router.subscribe('onBeforeLoad', () => void (isFirst || load().catch(() => undefined)))
  router.subscribe('onRendered', () => {
    if (!isFirst) apply()
    isFirst = false
  })
  if (isShell && router.state.status === 'idle') apply()
}
