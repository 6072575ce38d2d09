import { createContext, use } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from '#contract/locale'
import type { CountryLanguages, InitData } from '#contract/tenant'
import type { Apis } from '#src/api/apis.ts'
import type { AppIntl } from '#src/i18n/app-intl.ts'
import type { Compiled } from '#src/i18n/compiled.ts'

/** The context of every page. One per request on the server, one per page load in the browser. */
export type AppContext = {
  queryClient: QueryClient
  /** The calls. Their transport is loaded on first use. */
  apis: () => Promise<Apis>
  /** Client key of the tenant (T01). */
  tenant: string
  init: InitData
  countries: CountryLanguages[]
  locale: Locale
  /** Origin that visitors see, for absolute addresses. */
  origin: string
  /** Mount path, empty or `/something`. */
  basePath: string
  /** Whether addresses in the app carry `key`, since the host does not name the tenant. */
  keyInUrl: boolean
  intl: AppIntl
  /** The tenant's own texts, which `intl` uses (C03). */
  texts?: Compiled
  /** Whose scripts the page runs; absent on the server, which shows no page that says so. */
  build?: string
  /** Whether the maintenance page takes the place of a page that could not be made. */
  isStandIn?: boolean
}

const Context = createContext<AppContext | null>(null)

/** Provides the context to the page: `<AppProvider value={app}>`. */
export const AppProvider = Context

/** The context of the page. */
export function useApp(): AppContext {
  const app = use(Context)
  if (!app) throw new Error('useApp outside of AppProvider')
  return app
}
