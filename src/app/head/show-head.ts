import type { AppContext } from '#src/context/app-context.ts'
import type { AppRouter } from '../create-router.tsx'
import { applyHead } from './apply-head.ts'
import { pageHead } from './page-head.ts'

/** Gives the document the title and head of the page that is shown. */
export const showHead = async (router: AppRouter, app: AppContext): Promise<void> =>
  applyHead(document, await pageHead(router, app))
