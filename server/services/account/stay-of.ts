import type { FastifyRequest } from 'fastify'
import type { Stay } from '#server/domain/sessions/session-rules'

/** For how long the patient of a sign-in is signed in: as they chose (`stay_signed_in`), and for good where they could not. */
export const stayOf = ({ server, body }: Pick<FastifyRequest, 'server' | 'body'>): Stay => ({
  isKept: (body as { stay_signed_in?: boolean } | undefined)?.stay_signed_in ?? true,
  lifetimes: server.config.sessionLifetimes,
})
