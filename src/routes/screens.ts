import type { FunctionComponent } from 'react'
import type { PageRoute } from './page-route.ts'
import { type Screen, screenTable } from './screen-table.ts'

export type ScreenSource = {
  /** The view, as a chunk of its own. */
  load: () => Promise<FunctionComponent>
  /** Loader and head, as a chunk of their own. */
  route?: () => Promise<PageRoute>
  /** Message catalogues the view needs beside `app`. */
  catalogues: readonly string[]
  /** Source of the view, by which the server finds its chunks. */
  module: string
}

type Pages = Record<string, () => Promise<Record<string, FunctionComponent>>>
const pages: Pages = {
  ...import.meta.glob(['../pages/*/*-page.tsx', '!../pages/ui-gallery/*']),
  ...(import.meta.env.DEV ? import.meta.glob('../pages/ui-gallery/*-page.tsx') : {}),
} as Pages
const routes = import.meta.glob<PageRoute>('../pages/*/*.route.ts')

/** Where a screen's code is. A screen without a page of its own shows that it is not available yet. */
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
  const page = pages[`../pages/${folder}/${folder}-page.tsx`]
  if (!page) return undefined
  const route = routes[`../pages/${folder}/${folder}.route.ts`]
  const name = `${folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`
  return {
    load: async () => {
      const component = (await page())[name]
      if (!component) throw new Error(`${folder}-page.tsx exports no ${name}`)
      return component
    },
    ...(route ? { route } : {}),
    catalogues,
    module: `src/pages/${folder}/${folder}-page.tsx`,
  }
}
