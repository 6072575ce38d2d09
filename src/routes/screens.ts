import type { FunctionComponent } from 'react'
import type { PageRoute } from './page-route.ts'
import type { Screen } from './route-table.ts'

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

/** Folder of a screen's page where it is not called like it. */
const folderOf: Partial<Record<Screen, string>> = { 'facility-list': 'clinic-results' }

/** Message catalogue of a screen where it is not called like it. */
const catalogueOf: Partial<Record<Screen | 'not-available', readonly string[]>> = {
  home: ['home', 'care'],
  'doctor-results': ['results', 'lists', 'care', 'places'],
  doctor: ['doctor', 'care', 'places'],
  clinic: ['clinic', 'care', 'places', 'problem'],
  booking: ['booking', 'care', 'problem'],
  confirmed: ['confirmed', 'appointment', 'problem'],
  'appointment-detail': ['appointment', 'problem'],
  'clinic-results': ['clinics', 'lists', 'care', 'places'],
  'ui-gallery': ['home'],
  'not-found': ['states'],
  'not-available': ['states'],
  maintenance: ['away'],
  'token-expired': ['away'],
}

/** Where a screen's code is. A screen without a page of its own shows that it is not available yet. */
export function screenSource(screen: Screen): ScreenSource {
  return sourceOf(folderOf[screen] ?? screen) ?? sourceOf('not-available')!
}

/** Whether the screen is built. */
export const isAvailable = (screen: Screen) => sourceOf(folderOf[screen] ?? screen) !== undefined

function sourceOf(folder: string): ScreenSource | undefined {
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
    catalogues: catalogueOf[folder as Screen] ?? [folder],
    module: `src/pages/${folder}/${folder}-page.tsx`,
  }
}
