import type { QueryClient } from '@tanstack/react-query'
import { consoleCalls } from '#contract/console/calls'
import type { ConsoleApi } from '../api/console-api.ts'
import { leave, reasonOf } from './session-query.ts'

/** The same calls; one that finds nobody signed in ends the page's session. */
export const endingSession =
  (call: ConsoleApi, queries: QueryClient): ConsoleApi =>
  async (name, ...input) => {
    try {
      return await call(name, ...input)
    } catch (failure) {
      const reason = consoleCalls[name].role === 'none' || name === 'session' ? undefined : reasonOf(failure)
      if (reason) leave(queries, reason)
      throw failure
    }
  }
