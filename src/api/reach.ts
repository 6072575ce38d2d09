import { credentials } from '#contract/credentials'
import { calls } from '#contract/services'
import type { ApiEnvironment } from './environment.ts'
import { requestHeaders } from './request-headers.ts'
import type { Clock } from './signing/clock.ts'
import { signedHeaders } from './signing/headers.ts'

/** As long as somebody without a network waits to be told, in milliseconds. */
const patience = 5_000

/**
 * Whether the platform can be reached: asks for its time (C01), once and past every cache. Any answer of its own is one, also
 * a refusal; the page of a network that wants somebody to sign in first is none. Never fails.
 */
export async function isReached(environment: ApiEnvironment & { clock: Clock }): Promise<boolean> {
  const { path, method } = calls.serverTime
  const base = environment.serviceUrls?.['locale'] ?? `${environment.basePath}/api/locale`
  const address = new URL(base + path, environment.origin)
  try {
    const request = { method, path: address.pathname + address.search, body: '' }
    const signed = await signedHeaders({
      ...request,
      credential: credentials.locale,
      date: await environment.clock.now(),
    })
    const answer = await fetch(address, {
      method,
      cache: 'no-store',
      headers: { ...requestHeaders(environment), ...signed },
      signal: AbortSignal.timeout(patience),
    })
    return answer.headers.get('content-type')?.includes('json') ?? false
  } catch {
    // Why does not matter: there is no way to the platform now.
    return false
  }
}
