import { credentials } from '#contract/credentials'
import { calls } from '#contract/services'
import type { ApiEnvironment } from './environment.ts'
import { requestHeaders } from './request-headers.ts'
import type { Clock } from './signing/clock.ts'
import { signedHeaders } from './signing/headers.ts'

/** How long a patient may wait to be told that there is no network, in milliseconds. */
const patience = 5_000

/**
 * Whether the platform can be reached: requests its time (C01), once and past every cache. Any answer of the platform counts,
 * even a refusal; the login page of a network does not. Never rejects.
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
    // The reason does not matter: the platform is unreachable now.
    return false
  }
}
