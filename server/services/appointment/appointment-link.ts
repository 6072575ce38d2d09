import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/locale'
import { originOf } from '#server/web/origin'
import { keyQueryOf } from '#server/web/visit'
import { localeOf } from '#server/messages/visit-messages'

/**
 * Address that opens one appointment (R15), for a text message in a language. The token stands behind the #, which browsers do not send, so
 * it appears in no log, no referrer and no cache.
 */
export function appointmentLink(
  request: FastifyRequest,
  language: Language,
  appointmentNumber: string,
  linkToken: string,
): string {
  const { server, country } = request
  const path = `${server.config.basePath}/${localeOf(language, country).prefix}/appointment-detail/${appointmentNumber}`
  return `${originOf(request)}${path}${keyQueryOf(request)}#${linkToken}`
}
