import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { headers } from '#contract/headers'
import type { Database } from '#server/db/open'
import { idempotencyRecords } from '#server/db/schema/requests'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { openAnswer, sealAnswer, type SealedAnswer } from './sealed-answer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Intents that this process is handling at present. */
    runningIntents: Set<string>
  }
  interface FastifyRequest {
    /** Whether the call was answered from the record of an earlier one with its Idempotency-Key: nothing was done for it. */
    isRepetition: boolean
  }
}

export default fp(
  async (app) => {
    app.decorate('runningIntents', new Set<string>())
    app.decorateRequest('isRepetition', false)
  },
  { name: 'idempotency', dependencies: ['platform'] },
)

/** A caller's key on a route. */
type Named = { tenantCode: string; scope: string; key: string; keyHash: string }
type Intent = Named & { requestHash: string }

/**
 * What remains after the work is stored and before it counts as done, like sending a message. When it fails, it undoes the
 * work.
 */
type Finish<T> = (answer: T) => Promise<void>

/**
 * Does `work` once for each Idempotency-Key of a caller on a route. The record is written in the transaction of the work: both
 * are stored or neither is, so a refused attempt may be repeated with the same key. Inside `work` use only `tx`: the embedded
 * database has one connection, and a query beside the transaction waits for ever.
 *
 * Throws `idempotency_key_missing` (400), `idempotency_key_reused` (422) for another payload, `idempotency_in_progress` (409).
 */
export async function withIdempotency<T>(
  request: FastifyRequest,
  body: unknown,
  work: (tx: Database) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  const intent = readIntent(request, body)
  const name = [intent.tenantCode, intent.scope, intent.keyHash].join(' ')
  const { db, runningIntents } = request.server
  if (runningIntents.has(name)) throw problem('idempotency_in_progress')
  runningIntents.add(name)
  try {
    const { answer, isNew } = await db.transaction((tx) =>
      doOnce(tx, intent, name, () => work(tx), finish !== undefined),
    )
    request.isRepetition = !isNew
    if (isNew && finish) await finishOnce(db, intent, answer, finish)
    return answer
  } finally {
    runningIntents.delete(name)
  }
}

/** The same for a call that may come without a key: it is then done every time it is sent. */
export async function withOptionalIdempotency<T>(
  request: FastifyRequest,
  body: unknown,
  work: (tx: Database) => Promise<T>,
  finish?: Finish<T>,
): Promise<T> {
  if (keyHeader(request) !== undefined) return withIdempotency(request, body, work, finish)
  const answer = await request.server.db.transaction(work)
  await finish?.(answer)
  return answer
}

/**
 * The same for work that asks others, for whom no transaction may wait: `begin` is done once, in the transaction of the record, and `work`
 * after it. A repetition meanwhile is `idempotency_in_progress`. Where `work` fails, the call may be repeated with the same key.
 */
export async function withIdempotencyInSteps<Begun, T>(
  request: FastifyRequest,
  body: unknown,
  begin: (tx: Database) => Promise<Begun>,
  work: (begun: Begun) => Promise<T>,
): Promise<T> {
  let begun: { value: Begun } | undefined
  const kept = await withOptionalIdempotency<{ answer?: T }>(
    request,
    body,
    async (tx) => {
      begun = { value: await begin(tx) }
      return {}
    },
    // What is stored is stored after this.
    async (answering) => {
      if (begun) answering.answer = await work(begun.value)
    },
  )
  return kept.answer as T
}

/** Whether the call has a key in the form that `withIdempotency` accepts. */
export const isKeyed = (request: FastifyRequest): boolean => readKey(request) !== undefined

/**
 * Whether there is an answer to the key of a call already: the call is only told it again, or refused for another payload, and does no
 * work. Limits of what a route does and checks that tell people from programs are for work: who lost an answer must not meet them.
 */
export async function isAnswered(request: FastifyRequest): Promise<boolean> {
  const key = readKey(request)
  if (key === undefined || request.routeOptions.config.keyed === undefined) return false
  const named = and(rowOf(nameOf(request, key)), isNotNull(idempotencyRecords.response))
  const [answered] = await request.server.db
    .select({ scope: idempotencyRecords.scope })
    .from(idempotencyRecords)
    .where(named)
  return answered !== undefined
}

async function doOnce<T>(
  tx: Database,
  intent: Intent,
  name: string,
  work: () => Promise<T>,
  isUnfinished: boolean,
): Promise<{ answer: T; isNew: boolean }> {
  // Another process may be handling it: waiting for its row would keep this connection, so try a lock instead.
  const [lock] = await tx
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`)
  if (!lock?.isOurs) throw problem('idempotency_in_progress')

  const { tenantCode, scope, key, keyHash, requestHash } = intent
  const [earlier] = await tx.select().from(idempotencyRecords).where(rowOf(intent))
  if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_key_reused')
  if (earlier?.response) return { answer: openAnswer(earlier.response as SealedAnswer, key, scope) as T, isNew: false }
  if (earlier && !(await forgetAbandoned(tx, intent))) throw problem('idempotency_in_progress')

  const answer = await work()
  const outcome = isUnfinished ? {} : { statusCode: 200, response: sealAnswer(answer, key, scope) }
  await tx.insert(idempotencyRecords).values({ tenantCode, scope, key: keyHash, requestHash, ...outcome })
  return { answer, isNew: true }
}

/**
 * The record has no answer until everything is done, so that a repetition meanwhile does not get a result that may still fail.
 */
async function finishOnce<T>(db: Database, intent: Intent, answer: T, finish: Finish<T>): Promise<void> {
  try {
    await finish(answer)
  } catch (failure) {
    await db.delete(idempotencyRecords).where(rowOf(intent))
    throw failure
  }
  const response = sealAnswer(answer, intent.key, intent.scope)
  await db.update(idempotencyRecords).set({ statusCode: 200, response }).where(rowOf(intent))
}

const rowOf = ({ tenantCode, scope, keyHash }: Pick<Named, 'tenantCode' | 'scope' | 'keyHash'>) =>
  and(
    eq(idempotencyRecords.tenantCode, tenantCode),
    eq(idempotencyRecords.scope, scope),
    eq(idempotencyRecords.key, keyHash),
  )

/** Removes a record without an answer, left by a process that died: no call takes this long. */
async function forgetAbandoned(tx: Database, intent: Intent): Promise<boolean> {
  const isOld = sql`${idempotencyRecords.createdAt} < now() - interval '1 minute'`
  const removed = await tx
    .delete(idempotencyRecords)
    .where(and(rowOf(intent), isNull(idempotencyRecords.response), isOld))
    .returning({ scope: idempotencyRecords.scope })
  return removed.length > 0
}

/** A quoted string of 8 to 128 printable characters, as in the header's draft: `"6f9619ff-8b86-d011-b42d-00c04fc964ff"`. */
const quotedKey = /^"([\x21\x23-\x5b\x5d-\x7e]{8,128})"$/

const keyHeader = (request: FastifyRequest) => request.headers[headers.idempotencyKey.toLowerCase()]

function readKey(request: FastifyRequest): string | undefined {
  const header = keyHeader(request)
  return typeof header === 'string' ? quotedKey.exec(header)?.[1] : undefined
}

function readIntent(request: FastifyRequest, body: unknown): Intent {
  const key = readKey(request)
  if (key === undefined) throw problem('idempotency_key_missing')
  return {
    ...nameOf(request, key),
    requestHash: createHash('sha256')
      .update(canonical({ params: request.params, body }))
      .digest('hex'),
  }
}

function nameOf(request: FastifyRequest, key: string): Named {
  // The phone instead of the session: a guest whose token has expired verifies the phone again, or signs in with it, and asks for
  // the same answer.
  const { session } = request
  const who = session && (session.phone === null ? `account ${session.patientId}` : `phone ${hashToken(session.phone)}`)
  return {
    tenantCode: request.tenant.code,
    scope: `${request.method} ${request.routeOptions.config.keysOf ?? request.routeOptions.url ?? ''} ${who ?? 'anyone'}`,
    key,
    keyHash: hashToken(key),
  }
}

/** JSON with sorted keys, so that equal payloads have equal hashes. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
