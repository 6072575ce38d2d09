import { createContext, use } from 'react'
import type { AppIntl } from './app-intl.ts'

/** Provides the intl of the page: `<IntlContext value={intl}>`. */
export const IntlContext = createContext<AppIntl | null>(null)

/** The intl of the page. */
export function useIntl(): AppIntl {
  const intl = use(IntlContext)
  if (!intl) throw new Error('useIntl outside of IntlContext')
  return intl
}
