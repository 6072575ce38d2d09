import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios'
import { type FieldProblem, Problem, type ProblemCode, problemCodes } from '#contract/problem'

/** A row of `calls` or `additions` in `#contract/services`. */
export type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }

export type CallOptions = {
  /** Values for the `{names}` in the path. */
  params?: Record<string, string>
  query?: object
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** What the answer must hold, if not `data` alone (H08). */
  parts?: readonly string[]
  /** The answer says that it is done, and nothing else. */
  isEmpty?: boolean
}

/**
 * Makes one call and reads `data.data` (H08). Cancelled becomes an AbortError, every other failure a Problem; so does an answer
 * that is none of the platform's, like the login page of a network, whatever its status says.
 */
export async function call<T>(http: AxiosInstance, endpoint: Endpoint, options: CallOptions = {}): Promise<T> {
  return (await callWhole<{ data: T }>(http, endpoint, options)).data
}

/** The same for an answer that says something beside its `data` (C86). */
export async function callWhole<T>(http: AxiosInstance, endpoint: Endpoint, options: CallOptions = {}): Promise<T> {
  const response = await answered(() =>
    http.request<T>({
      method: endpoint.method,
      url: fill(endpoint.path, options.params),
      ...(options.query ? { params: options.query } : {}),
      ...(options.body === undefined ? {} : { data: options.body }),
      ...(options.headers ? { headers: options.headers } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    }),
  )
  const { parts = ['data'], isEmpty = false } = options
  if (!isJson(response) || !hasParts(response.data, parts, isEmpty)) throw notOurs(response)
  return response.data
}

/** An answer that somebody else gave in the platform's place: nothing was decided, and another attempt may reach it. */
export const notOurs = (cause: unknown): Problem => new Problem('unavailable', { cause })

/** Whether it says of itself that it is data, as every answer of the platform does. */
export function isJson({ headers }: AxiosResponse): boolean {
  const type: unknown = headers['content-type']
  return typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json\b/i.test(type)
}

function hasParts(body: unknown, parts: readonly string[], isEmpty: boolean): boolean {
  if (typeof body !== 'object' || body === null) return false
  const values = body as Record<string, unknown>
  return parts.every((part) => part in values && (isEmpty || (values[part] ?? undefined) !== undefined))
}

/** Waits for the transport's outcome and gives it the two shapes that the rest of the app knows. */
export async function answered<T>(request: () => Promise<T | false>): Promise<T> {
  const outcome = await request().catch((reason: unknown) => {
    throw toProblem(reason)
  })
  if (outcome === false) throw new DOMException('The call was cancelled.', 'AbortError')
  return outcome
}

/** The failure of a call in the words of the closed list. */
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
  // The one numeric code of the list: an index that does not exist (V13, E14).
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

/** The search client takes its answers as text, and its refusals with them. Nothing where it is no object: a page, or no body. */
function readBody(data: unknown): FailureBody | undefined {
  const body = typeof data === 'string' ? parseJson(data) : data
  return typeof body === 'object' && body !== null ? body : undefined
}

/** The value of a JSON text; nothing when it is none, like a proxy's page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Whoever sent it, it was not the platform: the status says what is left to say.
    return undefined
  }
}

/** Number in the answer for an index that is not defined. */
export const unknownIndexCode = 512

function codeOfStatus(status: number): ProblemCode {
  if (status >= 500) return 'unavailable'
  return codes[status] ?? 'unexpected'
}

/** What a proxy or a network says in a page of its own; everything else it says is about itself. */
const codesOfStrangers: Readonly<Record<number, ProblemCode>> = {
  408: 'timeout',
  413: 'payload_too_large',
  429: 'rate_limited',
}

/** For data without a code of our list, like a gateway's. */
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

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
