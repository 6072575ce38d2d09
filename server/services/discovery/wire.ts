import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { CountryCode } from '#contract/wire'

export const InCountry = Type.Object({ country_code: Type.Optional(CountryCode) })

/** A directory id as the database numbers it; undefined beyond its range. */
export function toId(text: string): number | undefined {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= 0x7fffffff ? id : undefined
}

/** What everybody sees may be kept for a while; what a signed-in caller was sent may not. */
export function keepAnonymous(request: FastifyRequest, reply: FastifyReply): void {
  const isAnonymous = request.headers.authorization === undefined
  reply.header('cache-control', isAnonymous ? 'public, max-age=300, stale-while-revalidate=3600' : 'no-store')
}
