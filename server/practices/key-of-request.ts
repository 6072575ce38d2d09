import type { FastifyRequest } from 'fastify'
import type { KeyScope } from '#server/db/schema/practices'
import { useKey, type FacilityKey } from '#server/domain/practices/facility-keys'
import { problem } from '#server/errors'
import { bucketOf } from '#server/plugins/gateway/rate-store'

const windowMilliseconds = 60_000
/** What a page costs beside the call itself. */
export const pageCost = 4
/** So many blocks of busy times cost a point more. */
export const blocksOfPoint = 100

/**
 * The key that a call is made with (`Authorization: Bearer …`), which costs it a point of its limit and `cost` more. Throws `unauthenticated`
 * without a good key, `forbidden` where it may not do this, `rate_limited` beyond its limit.
 */
export async function keyOf(request: FastifyRequest, scope?: KeyScope, cost = 0): Promise<FacilityKey> {
  const { db, clock, rateCounter } = request.server
  const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? []
  const key = token === undefined ? undefined : await useKey(db, token, clock())
  if (!key) throw problem('unauthenticated', { message: 'There is no such key, or it has ended.' })
  const bucket = bucketOf('facility key', key.perMinute, key.id)
  const used = await rateCounter.add(bucket, 1 + cost, windowMilliseconds, key.perMinute)
  if (used.points > key.perMinute) throw limited(used.resetsIn)
  if (scope !== undefined) requireScope(key, scope)
  return key
}

/** Throws `forbidden` where a key has not a scope. */
export function requireScope({ scopes }: FacilityKey, scope: KeyScope): void {
  if (!scopes.includes(scope))
    throw problem('forbidden', { message: `The key may not do this: it has not the scope "${scope}".` })
}

function limited(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return problem('rate_limited', { details: { retry_after: seconds } })
}
