import type { FastifyRequest } from 'fastify'

/** Writes a line of the log whatever it leaves out otherwise, of what was done by a key: `silent` alone is silent. */
export function logAlways(request: FastifyRequest, facts: object, message: string): void {
  const log = request.log.level === 'silent' ? request.log : request.log.child({}, { level: 'info' })
  log.info(facts, message)
}
