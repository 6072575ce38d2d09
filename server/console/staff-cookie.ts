import type { FastifyReply, FastifyRequest } from 'fastify'

/** The cookie of a session; a browser takes one of the longer name over an encrypted connection alone. */
const nameFor = ({ scheme }: Pick<FastifyRequest, 'scheme'>) => (scheme === 'https' ? '__Secure-staff' : 'staff')

/** Where the console of a tenant is, below the mount path. */
export const homeOf = (code: string): string => `/partner/${code}`

const optionsFor = ({ scheme, tenant, server }: FastifyRequest) =>
  ({
    httpOnly: true,
    secure: scheme === 'https',
    sameSite: 'strict',
    path: `${server.config.basePath}${homeOf(tenant.code)}`,
  }) as const

/** The token of a call's session, which no script can read and no other site sends. */
export const readStaffCookie = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)]

/** Hands a session's token out: to this tenant's console alone, until the browser is closed. */
export const setStaffCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  void reply.setCookie(nameFor(request), token, optionsFor(request))

/** Takes the token of a session back, with the options it was handed out with. */
export const clearStaffCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(nameFor(request), optionsFor(request))
