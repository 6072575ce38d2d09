import type { Service } from '#contract/services'
import { loadConfig } from '#server/config'
import { toRequest, type Call, type Method } from './request.ts'

/** What a call was answered with, whether a server answered it or nobody did. */
export type Answer = { status: number; retryAfter: string | null; body: { code?: string; data?: never } }

/** Calls a server in another process, signed as the client does. */
export function callerOf(origin: string) {
  const config = loadConfig({})
  return async (service: Service, method: Method, path: string, call: Call = {}): Promise<Answer> => {
    const { url, headers, payload } = toRequest(config, () => new Date(), service, method, path, call)
    const answer = await fetch(`${origin}${url}`, { method, headers, ...(payload !== undefined && { body: payload }) })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as Answer['body'],
    }
  }
}
