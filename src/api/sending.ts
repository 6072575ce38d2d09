import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios'
import { headers } from '#contract/headers'
import type { ProblemCode } from '#contract/problem'
import { parseJson } from './call.ts'

/** One attempt of a call; it is wrapped, from the outside in, by network retries, one clock correction, and signing. */
type Attempt = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>

/** The answer, even a refusal; `none` where none came, `unknown` where nobody waited for one. */
export type Outcome = AxiosResponse | 'none' | 'unknown'

export type Sending = {
  /** Headers that are made again for each attempt, from the finished request. */
  sign: (request: { method: string; path: string; body: string | ArrayBuffer }) => Promise<Record<string, string>>
  /** Called when an attempt starts; the returned function is called with its outcome. */
  watch: () => (outcome: Outcome) => Promise<void>
  /** Requests the server's time; returns whether another attempt can succeed. Absent where the date cannot be stale. */
  correctClock?: () => Promise<boolean>
  /** How often a call is repeated after a lost connection. */
  retries: number
  /** Any call may be repeated, whatever its method. */
  readsOnly?: boolean
}

/**
 * The adapter of every instance. Retries happen here and not in an interceptor, because here the body is the bytes that are
 * sent: an interceptor would sign something else.
 */
export function sendingAdapter(sending: Sending): AxiosAdapter {
  const send: Attempt = (config) => axios.getAdapter('fetch')(config).catch(asText).catch(lostInTheMiddle)
  return retryingNetwork(sending, correctingClock(sending, signing(sending, watching(sending, send))))
}

/** The refusal of a file is text, as any other. */
async function asText(error: unknown): Promise<never> {
  if (isAxiosError(error) && error.response?.data instanceof Blob)
    error.response.data = await error.response.data.text()
  throw error
}

/** An answer that was cut off is a lost connection; browsers and the client report it differently. */
function lostInTheMiddle(error: unknown): never {
  if (!isAxiosError(error) || error.response || !(error.cause instanceof TypeError)) throw error
  throw new AxiosError(networkError, AxiosError.ERR_NETWORK, error.config, error.request)
}

function watching({ watch }: Sending, next: Attempt): Attempt {
  return async (config) => {
    const report = watch()
    try {
      const response = await next(config)
      await report(response)
      return response
    } catch (error) {
      if (isAxiosError(error) && error.response) await report(error.response)
      else await report(isUnanswered(error) && !config.signal?.aborted ? 'none' : 'unknown')
      throw error
    }
  }
}

function signing({ sign }: Sending, next: Attempt): Attempt {
  return async (config) => {
    const address = new URL(axios.getUri(config))
    const signed = await sign({
      method: (config.method ?? 'get').toUpperCase(),
      path: address.pathname + address.search,
      body: typeof config.data === 'string' || config.data instanceof ArrayBuffer ? config.data : '',
    })
    for (const [name, value] of Object.entries(signed)) config.headers.set(name, value)
    return next(config)
  }
}

/** Corrects a date that the server calls stale once; a second refusal is final (E04). */
function correctingClock({ correctClock }: Sending, next: Attempt): Attempt {
  if (!correctClock) return next
  return async (config) => {
    try {
      return await next(config)
    } catch (error) {
      if (isStaleDate(error) && (await correctClock())) return next(config)
      throw error
    }
  }
}

/**
 * Repeats what may safely be sent twice, unless the caller has cancelled: after a lost connection, and while an earlier attempt
 * with the same key, which the browser may have repeated by itself, is still running. Not on a device that says it has no network: what is
 * kept there is shown, or waits, at once.
 */
function retryingNetwork({ retries, readsOnly = false }: Sending, next: Attempt): Attempt {
  return async (config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await next(config)
      } catch (error) {
        const mayPass = isStillRunning(error) || (isLostConnection(error) && (readsOnly || isRepeatable(config)))
        if (attempt > retries || !mayPass || isOffline() || config.signal?.aborted) throw error
        await pause(jitter(attempt), config.signal)
        if (config.signal?.aborted) throw error
      }
    }
  }
}

/** Whether this is the 406 'Unauthorised' (E04): the date is stale, or the signature is wrong in another way. */
export const isStaleDate = (error: unknown) => refusalOf(error, 406)?.message === 'Unauthorised'

const isStillRunning = (error: unknown) => refusalOf(error, 409)?.code === stillRunning
const stillRunning: ProblemCode = 'idempotency_in_progress'

/** The body is still text here: answers are parsed above the adapter. */
function refusalOf(error: unknown, status: number): { code?: unknown; message?: unknown } | null | undefined {
  if (!isAxiosError(error) || error.response?.status !== status) return undefined
  const answer: unknown = error.response.data
  return (typeof answer === 'string' ? parseJson(answer) : answer) as { code?: unknown; message?: unknown } | null
}

/** The client's message for a failed connection (E06). */
const networkError = 'Network Error'

function isLostConnection(error: unknown): boolean {
  return isAxiosError(error) && !error.response && error.message === networkError
}

/** A device may say that it is online where it is not, never the other way round. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Also a connection that stands, and over which nothing came in time. */
const isUnanswered = (error: unknown) =>
  isLostConnection(error) || (isAxiosError(error) && !error.response && error.code === AxiosError.ETIMEDOUT)

function isRepeatable(config: InternalAxiosRequestConfig): boolean {
  return (config.method ?? 'get').toLowerCase() === 'get' || config.headers.has(headers.idempotencyKey)
}

/** About 0.3, 0.6 and 1.2 seconds, with a random part so that a thousand phones leaving one tunnel do not call at once. */
function jitter(attempt: number): number {
  return 300 * 2 ** (attempt - 1) * (0.5 + Math.random())
}

/** Resolves early when the signal is aborted. */
function pause(milliseconds: number, signal: InternalAxiosRequestConfig['signal']): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener?.('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
