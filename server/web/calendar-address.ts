import type { FastifyRequest } from 'fastify'
import { originOf } from './origin.ts'
import { keyQueryOf } from './visit.ts'

/** Address by which a calendar reads visits. It is a secret: who has it reads them. */
export const calendarAddress = (request: FastifyRequest, token: string): string =>
  `${originOf(request)}${request.server.config.basePath}/calendar/${token}.ics${keyQueryOf(request)}`
