import { createContext, use } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from '#contract/locale'
import type { CountryLanguages, InitData } from '#contract/tenant'
import type { Apis } from '#src/api/apis.ts'
import type { AppIntl } from '#src/i18n/app-intl.ts'
import type { Compiled } from '#src/i18n/compiled.ts'

/** What every page of the app stands on. One per request on the server, one per page load in the browser. */
export type AppContext = {
  queryClient: QueryClient
  /** The calls. Their transport is loaded when it is first needed. */
  apis: () => Promise<Apis>
  /** Client key of the tenant (T01). */
  tenant: string
  init: InitData
  countries: CountryLanguages[]
  locale: Locale
  /** Origin visitors see, for addresses that leave the page. */
  origin: string
  /** Mount path, empty or `/something`. */
  basePath: string
  /** Whether in-app addresses carry `key`, since the host does not decide the tenant. */
  keyInUrl: boolean
  intl: AppIntl
  /** The tenant's own words, which `intl` speaks already (C03). */
  texts?: Compiled
  /** Whether maintenance stands in place of the page of the address, which could not be made. */
  isStandIn?: boolean
}

const Context = createContext<AppContext | null>(null)

/** Gives the page its context: `<AppProvider value={app}>`. */
export const AppProvider = Context

/** The context of the page. */
export function useApp(): AppContext {
  const app = use(Context)
  if (!app) throw new Error('useApp outside of AppProvider')
  return app
}
