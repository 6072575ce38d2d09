import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios'
import { type FieldProblem, Problem, type ProblemCode } from '#contract/problem'
import { problemCodes } from '#contract/problem-codes'

/** A row of `calls` or `additions` in `#contract/services`. */
export type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }

export type CallOptions = {
  /** Values for the `{names}` in the path. */
  params?: Record<string, string>
  /** Values of the parameters, none of them a list or an object. */
  query?: object
  body?: unknown
  /** False removes a header that every call has. */
  headers?: Record<string, string | false>
  signal?: AbortSignal | undefined
  /** Fields that the answer must have, if not `data` alone (H08). */
  parts?: readonly string[]
  /** The answer has no content. */
  isEmpty?: boolean
}

/**
 * Makes one call and returns `data.data` (H08). A cancelled call rejects with an AbortError, every other failure with a
 * Problem; so does an answer that is not the platform's, like the login page of a network, whatever its status.
 */
export async function call<T>(http: AxiosInstance, endpoint: Endpoint, options: CallOptions = {}): Promise<T> {
  return (await callWhole<{ data: T }>(http, endpoint, options)).data
}

/** The same for an answer with other fields beside its `data` (C86). */
export async function callWhole<T>(http: AxiosInstance, endpoint: Endpoint, options: CallOptions = {}): Promise<T> {
  const response = await answered(() => request<T>(http, endpoint, options))
  const { parts = ['data'], isEmpty = false } = options
  if (!isJson(response) || !hasParts(response.data, parts, isEmpty)) throw notOurs(response)
  return response.data
}

const request = <T>(http: AxiosInstance, endpoint: Endpoint, options: CallOptions, responseType?: 'blob') =>
  http.request<T>({
    method: endpoint.method,
    url: fill(endpoint.path, options.params),
    ...(options.query ? { params: toParameters(options.query) } : {}),
    ...(options.body === undefined ? {} : { data: options.body }),
    ...(options.headers ? { headers: options.headers } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(responseType ? { responseType, timeout: fileTimeoutMs } : {}),
  })

/** Milliseconds that a file may take to come, of 10 MB at the most: longer than data, which is small. */
const fileTimeoutMs = 60_000

/** Makes a call that is answered with bytes. Fails as `call` does. */
export async function callFile(http: AxiosInstance, endpoint: Endpoint, options: CallOptions = {}): Promise<Blob> {
  const response = await answered(() => request<Blob>(http, endpoint, options, 'blob'))
  if (!isFile(response)) throw notOurs(response)
  return response.data
}

/** The problem of an answer that is not the platform's: nothing was decided, and another attempt may reach the platform. */
export const notOurs = (cause: unknown): Problem => new Problem('unavailable', { cause })

/** Whether the answer is declared as JSON, as every answer of the platform is. */
export function isJson({ headers }: AxiosResponse): boolean {
  const type: unknown = headers['content-type']
  return typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json\b/i.test(type)
}

/** Whether the answer can be a file: no patient's file is a page, and a redirect names no kind. */
export function isFile({ headers }: AxiosResponse): boolean {
  const type: unknown = headers['content-type']
  return typeof type === 'string' && !/^text\/html\b/i.test(type)
}

function hasParts(body: unknown, parts: readonly string[], isEmpty: boolean): boolean {
  if (typeof body !== 'object' || body === null) return false
  const values = body as Record<string, unknown>
  return parts.every((part) => part in values && (isEmpty || (values[part] ?? undefined) !== undefined))
}

/**
 * Converts the transport's results to the two forms that the rest of the app knows: a value, or a rejection with a Problem or
 * AbortError.
 */
export async function answered<T>(request: () => Promise<T | false>): Promise<T> {
  const outcome = await request().catch((reason: unknown) => {
    throw toProblem(reason)
  })
  if (outcome === false) throw new DOMException('The call was cancelled.', 'AbortError')
  return outcome
}

/** The Problem for the failure of a call, with a code of the closed list. */
export function toProblem(reason: unknown): Problem {
  if (reason instanceof Problem) return reason
  if (isResponse(reason)) return fromResponse(reason)
  if (isAxiosError(reason)) {
    if (reason.message === 'Network Error') return new Problem('offline', { message: reason.message, cause: reason })
    if (reason.code === 'ETIMEDOUT' || reason.code === 'ECONNABORTED') return new Problem('timeout', { cause: reason })
  }
  return new Problem('unexpected', { cause: reason })
}

function fromResponse(response: AxiosResponse<unknown>): Problem {
  const { status } = response
  const body = readBody(response.data)
  if (!body) return new Problem(codesOfStrangers[status] ?? 'unavailable', { status, cause: response })
  // The one numeric code: an index that does not exist (V13, E14).
  const details = body.code === unknownIndexCode ? { code: unknownIndexCode } : body.details
  return new Problem(isProblemCode(body.code) ? body.code : codeOfStatus(status), {
    status,
    details,
    cause: response,
    ...(typeof body.message === 'string' ? { message: body.message } : {}),
    ...(body.fields ? { fields: body.fields } : {}),
  })
}

type FailureBody = { code?: unknown; message?: unknown; fields?: FieldProblem[]; details?: unknown }

/** The search client reads its answers as text, refusals too. Undefined where it is no object: a page, or no body. */
function readBody(data: unknown): FailureBody | undefined {
  const body = typeof data === 'string' ? parseJson(data) : data
  return typeof body === 'object' && body !== null ? body : undefined
}

/** The value of a JSON text; undefined where it is invalid, like a proxy's page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not sent by the platform: only the status can be used.
    return undefined
  }
}

/** Number in the answer for an index that is not defined. */
export const unknownIndexCode = 512

function codeOfStatus(status: number): ProblemCode {
  if (status >= 500) return 'unavailable'
  return codes[status] ?? 'unexpected'
}

/** Problems of statuses that a proxy or a network sends with a page of its own; its other statuses concern itself. */
const codesOfStrangers: Readonly<Record<number, ProblemCode>> = {
  408: 'timeout',
  413: 'payload_too_large',
  429: 'rate_limited',
}

/** Problems of statuses whose JSON has no code of our list, like a gateway's. */
const codes: Readonly<Record<number, ProblemCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  406: 'unauthorised_signature',
  408: 'timeout',
  410: 'gone',
  413: 'payload_too_large',
  429: 'rate_limited',
}

function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((known) => known === code)
}

function isResponse(reason: unknown): reason is AxiosResponse<unknown> {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'status' in reason &&
    'config' in reason &&
    !(reason instanceof Error)
  )
}

/** What is not set is not sent. */
function toParameters(query: object): URLSearchParams {
  const values = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
