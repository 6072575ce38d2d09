import { type AxiosAdapter, type AxiosError, isAxiosError } from 'axios'
import { isJson } from './call.ts'
import type { SessionPort } from './environment.ts'

const name = 'Authorization'

/**
 * Adds the session's bearer to every call without a token of its own (H06). A refused bearer is refreshed and the call repeated once
 * (E03); a second refusal is final.
 */
export function carryingBearer(session: SessionPort | undefined, next: AxiosAdapter): AxiosAdapter {
  if (!session) return next
  return async (config) => {
    if (config.headers.has(name)) return next(config)
    const bearer = await session.bearer()
    if (!bearer) return next(config)
    config.headers.set(name, `Bearer ${bearer}`)
    try {
      return await next(config)
    } catch (error) {
      if (!isRefused(error)) throw error
      const renewed = await session.renewed(bearer)
      if (!renewed) throw error
      config.headers.set(name, `Bearer ${renewed}`)
      return next(config)
    }
  }
}

/** The login page of a network does not end a session. */
const isRefused = (error: unknown): error is AxiosError =>
  isAxiosError(error) && error.response?.status === 401 && isJson(error.response)
