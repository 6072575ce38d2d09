import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { CountryCode } from '#contract/wire'

export const InCountry = Type.Object({ country_code: Type.Optional(CountryCode) })

/** The number of a directory id; undefined beyond its range. */
export function toId(text: string): number | undefined {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= 0x7fffffff ? id : undefined
}

/** Lets public answers be cached for a while; answers to signed-in callers are not cached. */
export function keepAnonymous(request: FastifyRequest, reply: FastifyReply): void {
  const isAnonymous = request.headers.authorization === undefined
  reply.header('cache-control', isAnonymous ? 'public, max-age=300, stale-while-revalidate=3600' : 'no-store')
}
