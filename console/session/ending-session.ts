import type { QueryClient } from '@tanstack/react-query'
import { consoleCalls } from '#contract/console/calls'
import type { ConsoleApi } from '../api/console-api.ts'
import { idOfSession, leave, reasonOf } from './session-query.ts'

/**
 * The same calls; one that finds nobody signed in ends the page's session. It is made once more before that: a call that changes a way in replaces
 * the session's cookie, and what was under way meanwhile still had the old one. What was asked for somebody who has left since ends nothing.
 */
export const endingSession =
  (call: ConsoleApi, queries: QueryClient): ConsoleApi =>
  async (name, ...input) => {
    const asked = idOfSession(queries)
    const overBy = (failure: unknown) =>
      consoleCalls[name].role === 'none' || name === 'session' ? undefined : reasonOf(failure)
    const isSame = () => idOfSession(queries) === asked
    try {
      return await call(name, ...input).catch((failure: unknown) => {
        if (overBy(failure) === undefined || !isSame()) throw failure
        return call(name, ...input)
      })
    } catch (failure) {
      const reason = overBy(failure)
      if (reason !== undefined && isSame()) leave(queries, reason)
      throw failure
    }
  }
