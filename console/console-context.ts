import { createContext, use } from 'react'
import type { ConsoleData } from '#contract/console/console-data'
import type { Locale } from '#contract/locale'
import type { ConsoleApi } from './api/console-api.ts'

/** What every view of the console has: whose it is, in which language, and its calls. */
export type Console = ConsoleData & { api: ConsoleApi; dates: Locale }

export const ConsoleContext = createContext<Console | null>(null)

/** The console that a view is part of. */
export function useConsole(): Console {
  const found = use(ConsoleContext)
  if (!found) throw new Error('useConsole outside of ConsoleContext')
  return found
}
