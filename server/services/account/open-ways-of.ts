import type { FastifyRequest } from 'fastify'
import type { OpenWays } from '#server/domain/accounts/ways-in'

/** By what patients of the tenant of a call can sign in at present, beside phone and passkey. */
export const openWaysOf = ({ server, tenant }: FastifyRequest): OpenWays => ({
  sendsMail: server.mail !== undefined,
  providers: tenant.configuration.partner_sign_in ? ['partner'] : [],
})
