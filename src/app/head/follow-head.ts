import { applyHead } from './apply-head.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from '../create-router.tsx'
import { pageHead } from './page-head.ts'

/** Updates title and head with the page. The first page's head is in its document, unless that was the shell. */
export function followHead(router: AppRouter, app: AppContext, { isShell }: { isShell: boolean }): void {
  const apply = () => void pageHead(router, app).then((head) => applyHead(document, head))
  let isFirst = !isShell
  router.subscribe('onRendered', () => {
    if (!isFirst) apply()
    isFirst = false
  })
  if (isShell && router.state.status === 'idle') apply()
}
