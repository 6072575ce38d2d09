import { credentials } from '#contract/credentials'
import { type FieldProblem, Problem, type ProblemCode } from '#contract/problem'
import { createClock, type Clock } from '#src/api/signing/clock.ts'
import { signedHeaders } from '#src/api/signing/headers.ts'
import { deviceNow, followServer } from '#src/clock/server-time.ts'
import type { BackgroundSending } from '#src/storage/background-sending.ts'
import { clockRecord } from '#src/storage/clock-record.ts'
import type { TenantStorage } from '#src/storage/tenant-storage.ts'
import { rows } from './call-rows.ts'
import type { WorkerRequest } from './worker-request.ts'

/** Milliseconds without an answer after which a call fails, as in a page. */
const timeoutMs = 15_000

/** What calls of a worker need. */
export type Calling = {
  facts: Pick<BackgroundSending, 'bases' | 'headers'>
  clock: Clock
  fetch: (address: string, request: RequestInit) => Promise<Response>
}

/** The clock of calls, by what this device knows of the server's. */
export const workerClock = (tenant: string, storage: TenantStorage): Clock =>
  createClock(clockRecord(tenant, { basePath: '', storage }), deviceNow, followServer)

/**
 * Makes one call, signed with the date of this attempt, and returns the `data` of its answer. Once more with the
 * server's time where that calls the date stale (E04). Rejects with a Problem.
 */
export async function callPlatform(calling: Calling, request: WorkerRequest, bearer?: string): Promise<unknown> {
  try {
    return await attempt(calling, request, bearer)
  } catch (failure) {
    const isStale = failure instanceof Problem && failure.status === 406
    if (!isStale || request.row === rows.serverTime || !(await learnTime(calling))) throw failure
    return attempt(calling, request, bearer)
  }
}

/** Whether the server's time is known, asked for where it is not. */
export const settleClock = async (calling: Calling): Promise<boolean> =>
  (await calling.clock.isKnown()) || learnTime(calling)

async function learnTime(calling: Calling): Promise<boolean> {
  try {
    const { time } = (await attempt(calling, { row: rows.serverTime })) as { time: string | number }
    await calling.clock.correct(new Date(time))
    return await calling.clock.isKnown()
  } catch {
    // The failure of what it was asked for says more.
    return false
  }
}

async function attempt({ facts, clock, fetch }: Calling, request: WorkerRequest, bearer?: string): Promise<unknown> {
  const { row, id = '', file = '', query = '' } = request
  const address =
    facts.bases[row.service] +
    row.path.replace('{id}', encodeURIComponent(id)).replace('{file}', encodeURIComponent(file)) +
    query
  const { pathname, search } = new URL(address)
  const body = bodyOf(request)
  const signed = await signedHeaders({
    credential: credentials[row.service],
    method: row.method,
    path: pathname + search,
    body,
    date: await clock.now(),
  })
  const headers = new Headers({ ...facts.headers, Accept: 'application/json', ...request.headers, ...signed })
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  const learn = clock.watch()
  const answer = await fetch(address, {
    method: row.method,
    headers,
    ...(body ? { body } : {}),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(withoutAnswer)
  return read(answer, learn)
}

const bodyOf = ({ body = '' }: WorkerRequest): string | ArrayBuffer =>
  typeof body === 'string' || body instanceof ArrayBuffer ? body : JSON.stringify(body)

type FailureBody = { code?: unknown; details?: unknown; data?: unknown; fields?: FieldProblem[] }

/** An answer that is not the platform's, like the login page of a network, decided nothing. */
async function read(answer: Response, learn: (date: string | undefined) => Promise<void>): Promise<unknown> {
  const { status } = answer
  const type = answer.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw new Problem('unavailable', { status })
  const whole = ((await answer.json().catch(withoutAnswer)) ?? {}) as FailureBody
  await learn(answer.headers.get('date') ?? undefined)
  if (answer.ok && (whole.data ?? undefined) !== undefined) return whole.data
  const { code, details, fields = [] } = whole
  // A code of another build is one too: it is kept as it is, and told where it is known.
  throw new Problem(typeof code === 'string' ? (code as ProblemCode) : 'unavailable', { status, details, fields })
}

const withoutAnswer = (cause: unknown): never => {
  throw new Problem('offline', { cause })
}
