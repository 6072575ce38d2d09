import type { FastifyContextConfig, RouteOptions } from 'fastify'
import type { ProblemCode } from '#contract/problem'
import { statusOf } from '#server/errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Problems of this route beside those of every route of its kind, for the OpenAPI document. */
    problems?: readonly ProblemCode[]
  }
}

/** Problems of a slot that is not available. */
export const slotRefusals = [
  'slot_taken',
  'slot_unavailable',
  'slot_too_soon',
  'slot_in_past',
  'not_found',
  'gone',
] as const

const anyCall: readonly ProblemCode[] = ['bad_request', 'timeout', 'unavailable', 'unexpected']
const callOfTenant: readonly ProblemCode[] = ['validation_failed', 'tenant_unknown', 'tenant_mismatch', 'rate_limited']
const signedCall: readonly ProblemCode[] = ['unauthorised_signature', 'unauthenticated']
const callWithKey: readonly ProblemCode[] = ['unauthenticated', 'forbidden', 'validation_failed', 'rate_limited']
const callWithBody: readonly ProblemCode[] = ['payload_too_large', 'unsupported_media_type']
const keyed: readonly ProblemCode[] = ['idempotency_key_reused', 'idempotency_in_progress']

type Described = Pick<RouteOptions, 'method' | 'schema'> & { config?: FastifyContextConfig }

/** Whether a call carries a signature: calls of a service do, unless the route is open. */
export const isSigned = (route: Described): boolean =>
  route.schema?.security?.length !== 0 && route.config?.signature !== 'none' && !isOfPractice(route)

/** Whether a call is one of a practice's own system, which shows a key and is of no tenant. */
export const isOfPractice = ({ schema }: Pick<Described, 'schema'>): boolean =>
  schema?.tags?.includes('practice') === true

/** Problems that a call may be answered with, by HTTP status. */
export function problemsOfCall(route: Described): Map<number, ProblemCode[]> {
  const { method, config = {} } = route
  const codes: ProblemCode[] = [
    ...anyCall,
    ...(config.tenant === 'none' ? [] : callOfTenant),
    ...(isSigned(route) ? signedCall : []),
    ...(isOfPractice(route) ? callWithKey : []),
    ...(method === 'GET' ? [] : callWithBody),
    ...(method === 'GET' || config.repeatable || !isSigned(route) ? [] : ['request_repeated' as const]),
    ...(config.keyed ? keyed : []),
    ...(config.keyed === 'required' ? ['idempotency_key_missing' as const] : []),
    ...(config.problems ?? []),
  ]
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of new Set(codes)) byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code])
  return byStatus
}
