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

const routes = {
  ...import.meta.glob<PageRoute>(['../pages/*/*.route.ts', '!../pages/ui-gallery/*']),
  ...(import.meta.env.DEV ? import.meta.glob<PageRoute>('../pages/ui-gallery/*.route.ts') : {}),
}

/** The code of a screen. A screen without a page of its own shows that it is not available yet. */
export function screenSource(screen: Screen): ScreenSource {
  const source = ownSource(screen) ?? sourceOf('not-available', ['states'])
  if (!source) throw new Error('no page not-available')
  return source
}

/** Whether the screen is built. */
export const isAvailable = (screen: Screen) => ownSource(screen) !== undefined

function ownSource(screen: Screen): ScreenSource | undefined {
  const { page: folder = screen, catalogues = [folder] } = screenTable[screen]
  return sourceOf(folder, catalogues)
}

function sourceOf(folder: string, catalogues: readonly string[]): ScreenSource | undefined {
  const route = routes[`../pages/${folder}/${folder}.route.ts`]
  return route && { route, catalogues, module: `src/pages/${folder}/${folder}.route.ts` }
}
