import type { PageRoute } from './page-route.ts'
import { type Screen, screenTable } from './screen-table.ts'

export type ScreenSource = {
  /** View, loader and head, as one chunk. */
  route: () => Promise<PageRoute>
  /** Message catalogues the view needs beside `app`. */
  catalogues: readonly string[]
  /** Source module of the chunk, by which the server finds its files. */
  module: string
}

/**
 * Pages, without those of accounts: their files are named in a file of their own, so that who is not signed in does not load the names. In a
 * browser that preloads what a link leads to, they are there before it is followed.
 */
export const publicPages = {
  ...import.meta.glob<PageRoute>([
    '../pages/*/*.route.ts',
    '!../pages/{account,appointments,dashboard,dashboard-appointment,documents,password-reset,profile,relatives,settings,ui-gallery}/*',
  ]),
  ...(import.meta.env.DEV ? import.meta.glob<PageRoute>('../pages/ui-gallery/*.route.ts') : {}),
}

/** The code of a screen. */
export function screenSource(screen: Screen): ScreenSource {
  const { page: folder = screen, catalogues = [folder], isOfAccount } = screenTable[screen]
  const module = `pages/${folder}/${folder}.route.ts`
  const route = isOfAccount ? () => accountPage(`../${module}`) : publicPages[`../${module}`]
  if (!route) throw new Error(`no page ${folder}`)
  return { route, catalogues, module: `src/${module}` }
}

async function accountPage(path: string): Promise<PageRoute> {
  const { accountPages } = await import('./account-pages.ts')
  const load = accountPages[path]
  if (!load) throw new Error(`no page ${path}`)
  return load()
}
