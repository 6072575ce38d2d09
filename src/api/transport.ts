import axios, { type AxiosError, type AxiosInstance, type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { credentials } from '#contract/credentials'
import type { ProblemCode } from '#contract/problem'
import { calls, type Service } from '#contract/services'
import { call, isJson } from './call.ts'
import { dispatchingAdapter } from './dispatching.ts'
import type { ApiEnvironment } from './environment.ts'
import { requestHeaders } from './request-headers.ts'
import { isStaleDate, type Outcome, sendingAdapter } from './sending.ts'
import { type Clock, createClock } from './signing/clock.ts'
import { signedHeaders } from './signing/headers.ts'

export type Transport = {
  (service: Service): AxiosInstance
  /** Resolves when the server's time is known; to false where nobody can be asked. */
  settleClock(): Promise<boolean>
}

/** After this many milliseconds without an answer a call fails. */
export const callTimeoutMs = 15_000
const networkRetries = 3

/** One axios instance per service and one for search (H09), each made when it is first used. */
export function createTransport(environment: ApiEnvironment): Transport {
  const clock = environment.clock ?? createClock()
  const instances = new Map<Service, AxiosInstance>()

  const instanceOf = (service: Service) => {
    const known = instances.get(service)
    if (known) return known
    const instance = createInstance(service)
    instances.set(service, instance)
    return instance
  }

  function createInstance(service: Service, correctClock = true): AxiosInstance {
    const { dispatch } = environment
    const instance = axios.create({
      baseURL: new URL(
        environment.serviceUrls?.[service] ?? `${environment.basePath}/api/${service}`,
        environment.origin,
      ).href,
      headers: { Accept: 'application/json' },
      timeout: callTimeoutMs,
      // The platform redirects no call: who does is somebody else.
      maxRedirects: 0,
      adapter: dispatch
        ? dispatchingAdapter(dispatch)
        : sendingAdapter({
            sign: async (request) =>
              signedHeaders({ ...request, credential: credentials[service], date: await clock.now() }),
            watch: () => watch(environment, clock),
            retries: networkRetries,
            ...(correctClock ? { correctClock: readServerTime } : {}),
          }),
    })
    instance.interceptors.request.use((config) => {
      for (const [name, value] of Object.entries(requestHeaders(environment))) {
        // What a call says itself holds: an explicit token or language overrides the stored one (H03, H06).
        config.headers.set(name, value, false)
      }
      return config
    })
    instance.interceptors.response.use(undefined, async (error: unknown) => {
      await nameTheClock(error)
      return failure(error, environment.onSessionExpired)
    })
    return instance
  }

  /** A refused signature is the clock's fault only where the clock was measured to be wrong. */
  async function nameTheClock(error: unknown): Promise<void> {
    if (!isStaleDate(error) || !(await clock.isOff())) return
    const { response } = error as AxiosError
    response!.data = { code: 'clock_wrong' satisfies ProblemCode, message: 'Unauthorised' }
  }

  /** C01. Several stale calls at once share one question. */
  let asking: Promise<boolean> | undefined
  function readServerTime(): Promise<boolean> {
    asking ??= call<{ time: string | number }>(createInstance('locale', false), calls.serverTime)
      .then(({ time }) => clock.correct(new Date(time)))
      // The stale call's own refusal says more than this one's failure.
      .catch(() => false)
      .finally(() => (asking = undefined))
    return asking
  }

  async function settleClock(): Promise<boolean> {
    if (!environment.dispatch && !(await clock.isKnown())) await readServerTime()
    return clock.isKnown()
  }

  return Object.assign(instanceOf, { settleClock })
}

/** What every attempt tells by the way: whether the platform is reached, and what time it is there. */
function watch({ onOutcome }: ApiEnvironment, clock: Clock) {
  const learn = clock.watch()
  return async (outcome: Outcome): Promise<void> => {
    if (!outcome) return onOutcome?.('unreached')
    if (!isJson(outcome)) return
    onOutcome?.('answered')
    if (isFresh(outcome)) await learn(headerOf(outcome, 'date'))
  }
}

/** What a cache kept says what time it was then. */
const isFresh = (response: AxiosResponse) =>
  response.config.method !== 'get' || /\bno-store\b/.test(headerOf(response, 'cache-control') ?? '')

function headerOf({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** How a call fails, to the letter: cancelled is false (E05), 'Network Error' as it is (E06), else the response or the error (E07). */
async function failure(error: unknown, onSessionExpired?: () => void): Promise<false> {
  if (isCancel(error)) return false
  if (!isAxiosError(error) || error.message === 'Network Error') throw error
  // The page of a network that wants a login ends nobody's session.
  if (error.response?.status === 401 && isJson(error.response)) onSessionExpired?.()
  throw error.response ?? error
}
