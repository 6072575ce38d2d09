import type { AppContext } from './context.ts'
import type { AppRouter } from './create-router.tsx'
import { applyHead } from './apply-head.ts'
import { pageHead } from './page-head.ts'

/** Keeps title and head in step with the page. The first page's head came with the document, unless it is the shell. */
export function followHead(router: AppRouter, app: AppContext): void {
  router.subscribe('onRendered', () => {
    void pageHead(router, app).then((head) => applyHead(document, head))
  })
}
