import axios, { type AxiosError, type AxiosInstance, type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { credentials } from '#contract/credentials'
import type { ProblemCode } from '#contract/problem'
import { calls, type Service } from '#contract/services'
import { call, isFile, isJson } from './call.ts'
import { carryingBearer } from './carry-bearer.ts'
import { dispatchingAdapter } from './dispatching.ts'
import type { ApiEnvironment } from './environment.ts'
import { requestHeaders } from './request-headers.ts'
import { isStaleDate, type Outcome, sendingAdapter } from './sending.ts'
import { type Clock, createClock } from './signing/clock.ts'
import { signedHeaders } from './signing/headers.ts'

export type Transport = {
  (service: Service): AxiosInstance
  /** Resolves when the server's time is known; to false where it cannot be requested. */
  settleClock(): Promise<boolean>
}

/** Milliseconds without an answer after which a call fails. */
export const callTimeoutMs = 15_000
/** Milliseconds without an answer after which it is asked whether there is a network: the call itself may go on. */
const noticeMs = 3_000
const networkRetries = 3

/** One axios instance per service and one for search (H09), each made on first use. */
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
      // The platform never redirects a call: a redirect comes from someone else.
      maxRedirects: 0,
      adapter: dispatch
        ? dispatchingAdapter(dispatch)
        : carryingBearer(
            environment.session,
            sendingAdapter({
              sign: async (request) =>
                signedHeaders({ ...request, credential: credentials[service], date: await clock.now() }),
              watch: () => watch(environment, clock),
              retries: networkRetries,
              // What is asked of it is sent by POST, and changes nothing.
              readsOnly: service === 'search',
              ...(correctClock ? { correctClock: readServerTime } : {}),
            }),
          ),
    })
    instance.interceptors.request.use((config) => {
      for (const [name, value] of Object.entries(requestHeaders(environment))) {
        // Headers of a call take precedence: an explicit language overrides the stored one (H03).
        config.headers.set(name, value, false)
      }
      return config
    })
    instance.interceptors.response.use(undefined, async (error: unknown) => {
      await nameTheClock(error)
      return failure(error)
    })
    return instance
  }

  /** A refused signature is the clock's fault only where the clock was found wrong. */
  async function nameTheClock(error: unknown): Promise<void> {
    if (!isStaleDate(error) || !(await clock.isOff())) return
    const { response } = error as AxiosError
    response!.data = { code: 'clock_wrong' satisfies ProblemCode, message: 'Unauthorised' }
  }

  /** C01. Several stale calls at once share one request. */
  let asking: Promise<boolean> | undefined
  function readServerTime(): Promise<boolean> {
    asking ??= call<{ time: string | number }>(createInstance('locale', false), calls.serverTime)
      .then(({ time }) => clock.correct(new Date(time)))
      // The stale call's own refusal says more than this failure.
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

/** Every attempt also reports whether the platform is reachable, and what time it is there. */
function watch({ onOutcome }: ApiEnvironment, clock: Clock) {
  const learn = clock.watch()
  const notice = setTimeout(() => onOutcome?.('unreached'), noticeMs)
  return async (outcome: Outcome): Promise<void> => {
    clearTimeout(notice)
    if (outcome === 'unknown') return
    if (outcome === 'none' || isForeign(outcome)) return onOutcome?.('unreached')
    onOutcome?.('answered')
    if (isFresh(outcome)) await learn(headerOf(outcome, 'date'))
  }
}

/** A page in the place of data or of a file, or a redirect, comes from the network between: the platform has neither. */
const isForeign = (response: AxiosResponse) =>
  !isJson(response) && !(response.config.responseType === 'blob' && isFile(response))

/** A cached answer has the time at which it was made. */
const isFresh = (response: AxiosResponse) =>
  response.config.method !== 'get' || /\bno-store\b/.test(headerOf(response, 'cache-control') ?? '')

function headerOf({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Failures as specified: cancelled is false (E05), 'Network Error' unchanged (E06), else the response or the error (E07). */
async function failure(error: unknown): Promise<false> {
  if (isCancel(error)) return false
  if (!isAxiosError(error) || error.message === 'Network Error') throw error
  throw error.response ?? error
}
