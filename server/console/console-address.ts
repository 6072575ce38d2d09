import type { FastifyRequest } from 'fastify'
import { originOf } from '#server/web/origin'
import { homeOf } from './staff-cookie.ts'

/** An address of this tenant's console, for a mail. What a browser must not send to anybody stands behind its #. */
export const consoleAddress = (request: FastifyRequest, path: string): string =>
  `${originOf(request)}${request.server.config.basePath}${homeOf(request.tenant.code)}${path}`
